import { readPairs } from './sentence-pairs.ts';

/** What to do with it today, by audience. */
export const applicationSentences = readPairs(`
# kids
You can try it this very day, with one kind word or one helping hand. || Tu peux essayer aujourd’hui même, avec une parole gentille ou un coup de main.
If you are afraid tonight, you can whisper it to God, and he will hear you. || Si tu as peur ce soir, tu peux le murmurer à Dieu, et il t’entendra.
Draw what you have heard, and show it to somebody you love. || Dessine ce que tu as entendu, et montre-le à quelqu’un que tu aimes.
God made you, God knows you, and God is glad that you are here. || Dieu t’a fait, Dieu te connaît, et Dieu est heureux que tu sois là.
Which part would you like to tell a friend tomorrow? || Quel moment aimerais-tu raconter demain à un ami?
Even a child can make a whole house brighter. || Même un enfant peut rendre toute une maison plus lumineuse.
Ask someone older what this means to them, and listen well. || Demande à quelqu’un de plus âgé ce que cela veut dire pour lui, et écoute bien.
When you do not understand, you may ask, because God loves questions. || Quand tu ne comprends pas, tu peux demander, car Dieu aime les questions.
# teens
You will not be asked to be perfect, only to be honest and to start. || On ne te demande pas d’être parfait, mais d’être vrai et de commencer.
Choose one thing from these words, and live it for a single day. || Choisis une chose dans ces paroles, et vis-la pendant une seule journée.
Your friends may go another way, and you are still free to choose. || Tes amis iront peut-être ailleurs, et tu restes libre de choisir.
The person you are becoming is shaped by what you practise in secret. || La personne que tu deviens se forme par ce que tu pratiques en secret.
Doubt is not the end of faith when you bring it to God. || Le doute n’est pas la fin de la foi quand tu l’apportes à Dieu.
Someone near you needs exactly this, and may be too proud to say so. || Quelqu’un près de toi a besoin de cela, et n’ose peut-être pas le dire.
Being young is no reason to wait for a better time. || Être jeune n’est pas une raison d’attendre un meilleur moment.
What would change tomorrow if you took this seriously? || Qu’est-ce qui changerait demain si tu prenais cela au sérieux?
# adults
There may be one person, one call or one letter that has waited long enough. || Il y a peut-être une personne, un appel ou une lettre qui a assez attendu.
Let us carry one of these words into our work, and see what it does there. || Emportons une de ces paroles dans notre travail, et voyons ce qu’elle y fera.
We need not settle every question tonight in order to obey what we have understood. || Il n’est pas nécessaire de régler ce soir toutes les questions pour obéir à ce que nous avons compris.
What burdens us may be named before God without fear. || Ce qui nous pèse peut être nommé sans crainte devant Dieu.
Those who come after us will learn more from our steps than from our speeches. || Ceux qui viendront après nous apprendront plus de nos pas que de nos discours.
The week ahead will give us room to practise. || La semaine qui vient nous donnera l’occasion de le pratiquer.
It is not too late for any of us. || Il n’est trop tard pour aucun de nous.
Where have we hurried past, and where could we stop? || Où sommes-nous passés trop vite, et où pourrions-nous nous arrêter?
# family
Talk about it together at the table, and let the youngest answer first. || Parlez-en ensemble à table, et laissez le plus jeune répondre en premier.
Every house can have a corner where these words are lived. || Chaque maison peut avoir un coin où ces paroles sont vécues.
Choose one verse, learn it together, and say it again tomorrow morning. || Choisissez un verset, apprenez-le ensemble, et redites-le demain matin.
A family that forgives each other is already a small light in its street. || Une famille qui se pardonne est déjà une petite lumière dans sa rue.
Who near us could use a visit, a meal or a listening ear? || Qui, près de nous, aurait besoin d’une visite, d’un repas ou d’une oreille attentive?
Children learn faith by watching, and grown people learn it again by watching children. || Les enfants apprennent la foi en regardant, et les grands la réapprennent en regardant les enfants.
Let each one name something to be thankful for tonight. || Que chacun nomme ce soir une raison de dire merci.
It can begin with a small yes, spoken at home. || Cela peut commencer par un petit oui, prononcé à la maison.
`);

/** A thought about how this kind of writing teaches, by genre. */
export const readingSentences = readPairs(`
# narrative
A true story does not end when the book is closed; it goes on in those who have heard it. || Une histoire vraie ne finit pas quand le livre se ferme; elle continue en ceux qui l’ont entendue.
God was at work here among people who could not yet see the whole picture. || Dieu était à l’œuvre ici, parmi des gens qui ne voyaient pas encore tout le tableau.
Notice where the turning point came, and who made it possible. || Remarquons où tout a basculé, et qui l’a rendu possible.
# poetry
A psalm or a song gives us words when our own are worn out. || Un psaume ou un chant nous prête des mots quand les nôtres sont usés.
One line of it is enough to carry through a whole day. || Une seule de ses lignes suffit à traverser toute une journée.
Read it again tomorrow, and another line will shine. || Relisons-le demain, et une autre ligne brillera.
# proverb
Such a saying is not understood until it is tried. || Une telle parole ne se comprend que lorsqu’on l’essaie.
Few words, and yet they look us straight in the eye. || Peu de mots, et pourtant ils nous regardent droit dans les yeux.
Good counsel is a gift that can be passed on without being lost. || Un bon conseil est un cadeau qui se transmet sans se perdre.
# letter
Such lines were meant for a handful of people, and they have reached us. || De telles lignes étaient destinées à quelques personnes, et elles sont arrivées jusqu’à nous.
Faith is learned in company, with patience for one another. || La foi s’apprend ensemble, avec de la patience les uns pour les autres.
What was read aloud then may be lived aloud now. || Ce qui fut lu alors à voix haute peut se vivre aujourd’hui à visage découvert.
# law
Behind each command stands a God who wants his people to live. || Derrière chaque commandement se tient un Dieu qui veut que son peuple vive.
Such words are kept best when they are kept in the heart. || De telles paroles se gardent le mieux quand on les garde dans le cœur.
Holiness has to do with hands and doors and daily bread. || La sainteté a affaire aux mains, aux portes et au pain de chaque jour.
# prophecy
A prophet’s words wound in order to heal. || Les paroles d’un prophète blessent pour guérir.
The prophets ask us to turn round while there is still time. || Les prophètes nous demandent de nous retourner pendant qu’il en est encore temps.
Where people see only ruins, God is already speaking of building. || Là où l’on ne voit que des ruines, Dieu parle déjà de bâtir.
# gospel
To follow Jesus is to let what he does become what we do. || Suivre Jésus, c’est laisser ce qu’il fait devenir ce que nous faisons.
Jesus does not explain from far away; he comes near. || Jésus n’explique pas de loin; il s’approche.
Whoever meets Jesus is never sent away the same. || Nul ne rencontre Jésus sans repartir changé.
`);
