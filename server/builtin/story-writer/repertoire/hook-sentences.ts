import { readPairs } from './sentence-pairs.ts';

/** Opening calls, by audience and by tone. */
export const callSentences = readPairs(`
# kids
Come close, open your ears, and let your heart listen too. || Approche-toi, ouvre grand tes oreilles, et laisse aussi ton cœur écouter.
Are you sitting comfortably? || Es-tu bien installé?
Shh, quiet now: something wonderful is about to be read. || Chut, faisons silence: quelque chose de merveilleux va être lu.
Here is something so old that your grandmother’s grandmother already knew it. || Voici une chose si ancienne que la grand-mère de ta grand-mère la connaissait déjà.
You are never too small to hear what God has to say. || Personne n’est trop petit pour entendre ce que Dieu veut dire.
Take a deep breath, and get ready to see with the eyes of your heart. || Respire profondément, et prépare-toi à voir avec les yeux du cœur.
# teens
Put everything else on pause for a few minutes. || Mets tout le reste en pause pendant quelques minutes.
Old words can be more honest than most of what crosses your screen today. || De vieilles paroles sont parfois plus vraies que tout ce qui passe aujourd’hui sur ton écran.
Nobody here will pretend that life is simple. || Personne ici ne prétendra que la vie est simple.
You do not need all the answers to start listening. || Pas besoin d’avoir toutes les réponses pour commencer à écouter.
Maybe you have heard this before, but have you ever let it ask you a question? || Tu as peut-être déjà entendu cela, mais l’as-tu déjà laissé te poser une question?
# adults
Before the day takes hold of us again, let us stop and listen. || Avant que la journée ne nous reprenne, arrêtons-nous et écoutons.
There are words that we must hear more than once in a lifetime. || Il y a des paroles qu’il faut entendre plus d’une fois dans une vie.
Some of us come tired, some grateful, some with questions; all are welcome here. || Les uns viennent fatigués, d’autres reconnaissants, d’autres avec des questions; tous sont les bienvenus.
Let the noise settle, and give these words the time they deserve. || Laissons retomber le bruit, et donnons à ces paroles le temps qu’elles méritent.
What was written long ago was also written for the road that we walk now. || Ce qui fut écrit il y a longtemps l’a été aussi pour le chemin que nous suivons aujourd’hui.
# family
Gather round, young and old, for there is room for everyone. || Rassemblez-vous, petits et grands, car il y a de la place pour chacun.
Here is something to share tonight around the same table. || Voici de quoi partager ce soir, autour de la même table.
Parents and children can hear these words side by side. || Parents et enfants peuvent entendre ces paroles côte à côte.
Every family keeps treasures, and this is one of the oldest of all. || Chaque famille garde des trésors, et celui-ci est l’un des plus anciens.
Let the youngest sit in front, and let the oldest tell us afterwards what they remember. || Que les plus jeunes s’asseyent devant, et que les plus âgés nous disent ensuite ce dont ils se souviennent.
# inspirational
A single word from God can change the direction of a whole day. || Une seule parole de Dieu peut changer la direction de toute une journée.
There is a light in these lines that no night has ever put out. || Il y a dans ces lignes une lumière qu’aucune nuit n’a jamais éteinte.
Lift up your head, for good news is on its way. || Relevons la tête, car une bonne nouvelle est en chemin.
Listen, and let hope find you where you are. || Écoutons, et laissons l’espérance nous trouver là où nous sommes.
# gentle
Softly now, the way the evening comes over the hills, let us listen. || Doucement, comme le soir descend sur les collines, écoutons.
There is no hurry here, and nothing to prove. || Ici rien ne presse, et il n’y a rien à prouver.
Let these words come to you like cool water on a warm day. || Laissons venir ces paroles comme de l’eau fraîche par un jour de chaleur.
Be still for a little while, and let yourself be led. || Restons un moment en silence, et laissons-nous conduire.
# fun
Ready for an adventure that nobody had to invent? || Prêts pour une aventure que personne n’a eu besoin d’inventer?
Hold on to your seat, because there are surprises ahead! || Accrochons-nous bien, car des surprises nous attendent!
Guess what: the Bible is never as dusty as its cover! || Qui l’aurait cru: la Bible n’est jamais aussi poussiéreuse que sa couverture!
Clap your hands, wake up your neighbour, and let us begin! || Frappons des mains, réveillons le voisin, et commençons!
# epic
Kingdoms have come and gone, but these words are still standing. || Des royaumes ont passé, mais ces paroles sont toujours debout.
From the ends of the earth people have carried this from heart to heart. || Des extrémités de la terre, on se l’est transmis de cœur en cœur.
Hear what shook the mighty and lifted up the small. || Entendons ce qui a ébranlé les puissants et relevé les petits.
Behind everything that we see, a greater hand is at work. || Derrière tout ce que nous voyons, une main plus grande est à l’œuvre.
# somber
There are hours when we have no words of our own, and must borrow those of Scripture. || Il y a des heures où les mots nous manquent, et où il faut emprunter ceux de l’Écriture.
The Bible does not look away from tears, and neither will we. || La Bible ne détourne pas le regard des larmes, et nous ne le ferons pas non plus.
Let us listen quietly, for this is holy and serious ground. || Écoutons en silence, car ce terrain est saint et grave.
Even in the dark, a voice is speaking. || Même dans l’obscurité, une voix parle.
`);

/** What kind of writing the listener is about to hear. */
export const genreSentences = readPairs(`
# narrative
People with hopes and fears like ours stand at the centre of what we shall hear. || Des gens avec des espoirs et des craintes comme les nôtres sont au centre de ce que nous allons entendre.
Watch what each person does, for much is said there without words. || Observons ce que fait chacun, car bien des choses s’y disent sans paroles.
It happened on ordinary ground, on a day that had begun like any other. || Cela s’est passé sur une terre ordinaire, un jour commencé comme les autres.
# poetry
It is a song, so let it be heard slowly, line by line. || C’est un chant: écoutons-le lentement, ligne après ligne.
Poets pray with pictures, and each picture opens a window. || Les poètes prient avec des images, et chaque image ouvre une fenêtre.
Someone once sang this prayer, and countless voices have joined in since. || Quelqu’un a chanté un jour cette prière, et d’innombrables voix l’ont reprise depuis.
# proverb
It is short enough to be learned by heart, and deep enough for a lifetime. || C’est assez court pour s’apprendre par cœur, et assez profond pour toute une vie.
A wise teacher is speaking the way a parent speaks to a child. || Un maître plein de sagesse parle ici comme un parent parle à son enfant.
Good counsel is like good seed: small in the hand, great in the field. || Un bon conseil ressemble à une bonne semence: petit dans la main, grand dans le champ.
# letter
It was written as a letter, to be read aloud to friends. || Cela fut écrit comme une lettre, à lire à voix haute parmi des amis.
A pen, a page and a great love for people far away: that is how it began. || Une plume, une page et un grand amour pour des gens éloignés: voilà comment cela commença.
Imagine the room where it was opened, and the silence when the reading began. || Imaginons la pièce où elle fut ouverte, et le silence quand la lecture commença.
# law
God had set a people free, and now he was teaching them how free people live. || Dieu avait libéré un peuple, et il lui apprenait maintenant comment vit un peuple libre.
These are words for the everyday, for house and field and marketplace. || Ce sont des paroles pour tous les jours, pour la maison, le champ et le marché.
A good command is a fence beside a cliff: it is there because somebody cares. || Un bon commandement est une barrière au bord du ravin: il est là parce que quelqu’un nous aime.
# prophecy
A prophet does not only speak of tomorrow; he tells the truth about today. || Un prophète ne parle pas seulement de demain; il dit la vérité sur aujourd’hui.
God sends a messenger when the heart of the people is in danger. || Dieu envoie un messager quand le cœur du peuple est en danger.
Warning and comfort stand close together in these lines. || L’avertissement et la consolation se tiennent tout près dans ces lignes.
# gospel
This page takes us to the roads and shores where Jesus walked. || Cette page nous conduit sur les chemins et les rivages où Jésus a marché.
Those who were there never forgot what they had seen and heard. || Ceux qui étaient là n’ont jamais oublié ce qu’ils avaient vu et entendu.
Stand for a moment among the crowd, and see what they saw. || Tenons-nous un instant au milieu de la foule, et voyons ce qu’elle a vu.
`);

/** A question or a thought that leads towards the theme. */
export const themeHooks = readPairs(`
# trust
Whom do you lean on when you cannot see the road ahead? || Sur qui s’appuyer quand on ne voit pas la suite du chemin?
Trust is easy to sing about and hard to live. || La confiance est facile à chanter et difficile à vivre.
Sooner or later, everyone must put their weight on something. || Tôt ou tard, chacun doit s’appuyer sur quelque chose.
# love
How far does love go before it turns back? || Jusqu’où va l’amour avant de faire demi-tour?
Everyone speaks of love, but who will stop and stoop down? || Tout le monde parle d’amour, mais qui va s’arrêter et se pencher?
Love is a small word until somebody pays what it costs. || L’amour est un petit mot, jusqu’à ce que quelqu’un en paie le prix.
# mercy
Can a door that we closed ourselves ever be opened again? || Une porte que nous avons fermée nous-mêmes peut-elle encore s’ouvrir?
Who has never wished to begin again? || Qui n’a jamais souhaité recommencer?
There is a kindness that we have not earned and cannot repay. || Il existe une bonté que nous n’avons pas méritée et que nous ne pouvons pas rendre.
# courage
What would you do if you were not afraid? || Que ferions-nous si nous n’avions pas peur?
Courage often begins with knees that tremble. || Le courage commence souvent avec des genoux qui tremblent.
Some battles look lost before they have begun. || Certains combats semblent perdus avant d’avoir commencé.
# wisdom
Knowing much is one thing; knowing how to live is another. || Savoir beaucoup est une chose; savoir vivre en est une autre.
Which voice do you follow when many voices call? || Quelle voix suivre quand beaucoup de voix appellent?
A wise person is first of all someone who listens. || Une personne sage est d’abord quelqu’un qui écoute.
# creation
When did you last look up at the sky and simply wonder? || Quand avons-nous, la dernière fois, levé les yeux au ciel et simplement admiré?
Every leaf and every star has something to tell. || Chaque feuille et chaque étoile a quelque chose à raconter.
Behind all that is made there is a Maker. || Derrière tout ce qui est fait, il y a celui qui l’a fait.
# peace
What keeps you awake when the lamp has gone out? || Qu’est-ce qui nous tient éveillés quand la lampe est éteinte?
Worry is a heavy bag, and many of us carry it everywhere. || L’inquiétude est un sac bien lourd, et beaucoup le portent partout.
Is there a peace that stays when the storm does not stop? || Y a-t-il une paix qui demeure quand la tempête ne s’arrête pas?
# hope
What do you hold on to when the night is long? || À quoi se tenir quand la nuit est longue?
Hope is not a wish; it is a promise that has someone behind it. || L’espérance n’est pas un souhait; c’est une promesse, avec quelqu’un derrière elle.
The darkest hour has never had the last word. || L’heure la plus sombre n’a jamais eu le dernier mot.
# calling
What if God called you by name, on a day like today? || Et si Dieu appelait quelqu’un par son nom, un jour comme aujourd’hui?
Some people were busy with everyday work when everything changed. || Certains étaient occupés au travail de tous les jours quand tout a changé.
A call from God rarely comes when we feel ready. || L’appel de Dieu vient rarement quand nous nous sentons prêts.
# prayer
Does anyone hear us when we pray? || Quelqu’un nous entend-il quand nous prions?
Prayer may be a song, a sigh, or a cry in the night. || La prière peut être un chant, un soupir ou un cri dans la nuit.
Heaven is nearer than we think, and it is listening. || Le ciel est plus proche que nous ne le pensons, et il écoute.
# provision
Will there be enough for tomorrow? || Y aura-t-il assez pour demain?
An empty hand is not a hopeless hand when God is near. || Une main vide n’est pas une main sans espoir quand Dieu est proche.
Every piece of bread tells of a giver. || Chaque morceau de pain parle de quelqu’un qui donne.
# justice
Who sees it when the weak are pushed aside? || Qui le voit, quand les faibles sont écartés?
There is a question that will not let good people sleep: what is right? || Une question empêche les gens de bien de dormir: qu’est-ce qui est juste?
Justice is more than a law; it is the way God looks at people. || La justice est plus qu’une loi; c’est la manière dont Dieu regarde les gens.
# humility
Who is truly great, the one above or the one who serves? || Qui est vraiment grand, celui qui domine ou celui qui sert?
Pride builds high and falls far. || L’orgueil bâtit haut et tombe de loin.
The lowest place has a view that the throne does not have. || De la dernière place, on voit ce qu’on ne voit pas du trône.
# joy
Where does real joy come from, and why does it stay? || D’où vient la vraie joie, et pourquoi demeure-t-elle?
Gladness wants to be shared, or it is only half itself. || L’allégresse veut être partagée, sinon elle n’est qu’à moitié elle-même.
There is a song that even sorrow could not silence. || Il y a un chant que même la tristesse n’a pas pu faire taire.
# salvation
What if someone came looking for you, and did not give up? || Et si quelqu’un partait à notre recherche, sans jamais renoncer?
We cannot pull ourselves out of deep water; somebody must reach down. || Nul ne se tire lui-même des eaux profondes; il faut qu’une main se tende.
The greatest rescue in the world began in the heart of God. || Le plus grand sauvetage du monde a commencé dans le cœur de Dieu.
# perseverance
How do you go on when your strength is gone? || Comment continuer quand les forces sont parties?
The road of faith is long, and nobody has to walk it alone. || Le chemin de la foi est long, et personne n’a à le suivre seul.
Some victories come slowly, one faithful step after another. || Certaines victoires viennent lentement, un pas fidèle après l’autre.
`);
