/** Luke and John: `# known passage`, then what leads into it, then what it leaves with us, each `English || French`. */
export const lukeAndJohnSentences = `
# An Angel Visits Mary
A small town, a young woman, and a greeting that troubles her. || Une petite ville, une jeune fille, et une salutation qui la trouble.
Mary did not understand everything, and said yes to the One who did. || Marie ne comprenait pas tout, et dit oui à Celui qui comprenait.
# Mary’s Song
What does a poor girl sing when heaven has come to her door? || Que chante une pauvre fille quand le ciel est venu jusqu’à sa porte?
God turns the world the right way up: the mighty come down, and the lowly are lifted. || Dieu remet le monde à l’endroit: les puissants descendent, et les humbles sont élevés.
# The Birth of Jesus
An emperor counts his people, and the greatest of all is laid in a manger. || Un empereur compte ses sujets, et le plus grand de tous est couché dans une crèche.
The first to hear were shepherds on night duty: this news is for everyone. || Les premiers à l’apprendre furent des bergers de garde: cette nouvelle est pour tous.
# Simeon and Anna
Two old people have been waiting all their lives, and today a baby is carried in. || Deux vieillards attendent depuis toujours, et aujourd’hui on apporte un enfant.
Those who wait for God do not wait in vain: Simeon held the answer in his arms. || Qui attend Dieu n’attend pas en vain: Siméon tint la réponse dans ses bras.
# The Boy in the Temple
A whole day’s journey has passed before anyone notices that the boy is missing. || Une journée entière de marche passe avant qu’on ne s’aperçoive que l’enfant n’est pas là.
He sat among the teachers and listened: wisdom grows by asking. || Il était assis au milieu des docteurs et les écoutait: la sagesse grandit en questionnant.
# Jesus in Nazareth
He comes home, opens the scroll, and every eye in the room is fixed on him. || Il revient chez lui, ouvre le livre, et tous les yeux se fixent sur lui.
Those who thought they knew him best let him pass them by; may we hear him today. || Ceux qui croyaient le mieux le connaître le laissèrent passer; puissions-nous l’entendre aujourd’hui.
# The Great Catch of Fish
They have worked all night for nothing, and are washing empty nets. || Ils ont travaillé toute la nuit pour rien, et lavent des filets vides.
“At your word” was all that Peter had to offer, and it filled two boats. || «Sur ta parole»: Pierre n’avait que cela à offrir, et deux barques en furent remplies.
# The Woman Who Loved Much
An uninvited guest stands behind Jesus, weeping, and the host is shocked. || Une femme qu’on n’a pas invitée pleure derrière Jésus, et l’hôte est scandalisé.
Those who know how much they have been forgiven do not love by halves. || Qui sait combien il lui a été pardonné n’aime pas à moitié.
# The Good Samaritan
A man lies wounded by the road, and somebody is coming: will he stop? || Un homme est étendu, blessé, au bord du chemin, et quelqu’un vient: s’arrêtera-t-il?
The question is not who deserves to be my neighbour, but to whom I can be one today. || La question n’est pas de savoir qui mérite d’être mon prochain, mais de qui je puis l’être aujourd’hui.
# Martha and Mary
One sister is rushing about, the other is sitting still, and there are guests in the house. || Une sœur s’affaire, l’autre reste assise, et il y a des invités à la maison.
Much can wait, but not the One who has come to sit with us. || Bien des choses peuvent attendre, mais non Celui qui vient s’asseoir près de nous.
# Teach Us to Pray
They have seen him feed crowds and calm the sea, and what they ask him for is this. || Ils l’ont vu nourrir les foules et calmer la mer, et voici ce qu’ils lui demandent.
If even a sleepy friend gets up in the end, how much sooner will a Father listen. || Si même un ami endormi finit par se lever, combien plus vite un Père écoutera-t-il.
# The Rich Fool
The barns are full, the plans are made, and he has forgotten only one thing. || Les greniers sont pleins, les plans sont faits, et il n’a oublié qu’une chose.
He spoke to himself of many years, and was not given the night; rich is the one who is rich towards God. || Il se promettait bien des années, et n’eut pas même la nuit; riche est celui qui l’est pour Dieu.
# The Great Banquet
The table is laid, the food is hot, and all the guests send excuses. || La table est mise, les plats sont prêts, et tous les invités s’excusent.
There is still room: the host sends out into the streets until his house is full. || Il y a encore de la place: le maître envoie dans les rues jusqu’à ce que sa maison soit pleine.
# The Lost Coin
A lamp is lit, a broom is at work, and every corner is searched for one small coin. || Une lampe s’allume, un balai s’active, et l’on fouille chaque coin pour une seule petite pièce.
Heaven has a feast for every single person who is found. || Le ciel fait fête pour chaque personne retrouvée.
# The Prodigal Son
A son asks for his share, turns his back on the house, and does not look round. || Un fils demande sa part, tourne le dos à la maison, et s’en va sans regarder derrière lui.
The son had prepared a speech; the father had prepared a feast, and ran to meet him. || Le fils avait préparé un discours; le père prépara un festin, et courut à sa rencontre.
# Ten Were Healed
Ten men shout from afar, ten are healed on the way, and then we hear only one. || Dix hommes crient de loin, dix sont guéris en chemin, puis on n’en entend plus qu’un.
Nine got what they wanted; one turned back and found the Giver. || Neuf ont reçu ce qu’ils voulaient; un seul revint et trouva Celui qui donne.
# The Persistent Widow
She has no money and no friends, only a just cause and a good pair of feet. || Elle n’a ni argent ni appui, seulement une cause juste et de bonnes jambes.
If a bad judge can be moved, a good God need not be doubted: let us keep praying. || Si un mauvais juge finit par céder, ne doutons pas d’un Dieu bon: continuons de prier.
# The Pharisee and the Tax Collector
Two men go up to pray, and one of them speaks mostly about himself. || Deux hommes montent prier, et l’un d’eux parle surtout de lui-même.
The shortest prayer in the temple that day was the one that God took home. || La plus courte prière faite au temple ce jour-là fut celle que Dieu reçut.
# Zacchaeus in the Tree
A rich little man climbs a tree like a boy, because he wants to see. || Un petit homme riche grimpe sur un arbre comme un enfant, parce qu’il veut voir.
Zacchaeus went to look for Jesus, and found that Jesus was looking for him. || Zachée cherchait à voir Jésus, et découvrit que Jésus le cherchait.
# The Last Supper
On the last evening he has one great wish: to eat with his friends. || Le dernier soir, il a un grand désir: manger avec ses amis.
He did not leave them a monument; he left them bread, a cup, and a promise. || Il ne leur laissa pas de monument; il leur laissa du pain, une coupe et une promesse.
# Today in Paradise
Three men are dying side by side, and one of them begins to hope. || Trois hommes meurent côte à côte, et l’un d’eux se met à espérer.
He had nothing to bring and no time left, and he was given “today”. || Il n’avait rien à apporter et plus de temps devant lui, et il reçut un «aujourd’hui».
# The Road to Emmaus
Two friends walk home sadly, and a stranger falls into step beside them. || Deux amis s’en vont tout tristes, et un inconnu se met à marcher avec eux.
He had been walking with them all along; they knew it when the bread was broken. || Il marchait avec eux depuis le début; ils le surent quand le pain fut rompu.
# The Word Became Flesh
Before the first beginning there was already somebody who could speak. || Avant le premier commencement, il y avait déjà quelqu’un qui parlait.
God did not send us only words about himself; the Word came to live next door. || Dieu ne nous a pas seulement envoyé des mots sur lui; la Parole est venue habiter parmi nous.
# The Wedding at Cana
In the middle of the feast the wine has run out, and only a few people know. || Au milieu de la fête, le vin vient à manquer, et peu de gens le savent.
Do whatever he tells you: that was all the servants did, and they saw the wonder. || Faites ce qu’il vous dira: les serviteurs ne firent rien d’autre, et ils virent le miracle.
# Born Again
A learned man comes by night, with a question that he cannot ask by day. || Un savant vient de nuit, avec une question qu’il n’ose poser de jour.
God so loved the world: there is room in that sentence for every name. || Dieu a tant aimé le monde: il y a dans cette phrase une place pour chaque nom.
# The Woman at the Well
She comes alone, in the hottest hour, so as to meet nobody. || Elle vient seule, à l’heure la plus chaude, pour ne rencontrer personne.
Jesus knew everything about her, and gave her living water all the same. || Jésus savait tout d’elle, et lui offrit quand même l’eau vive.
# A Boy’s Lunch
Among five thousand people there is one boy who has brought something to eat. || Parmi cinq mille personnes, un seul garçon a apporté de quoi manger.
We need not be ashamed of how little we have, once it is in the right hands. || N’ayons pas honte du peu que nous avons, dès lors qu’il est en de bonnes mains.
# The Bread of Life
Yesterday they ate their fill; why are they hungry again today? || Hier ils ont mangé à leur faim; pourquoi ont-ils encore faim aujourd’hui?
There is a hunger that only he can still, and whoever comes to him is not turned away. || Il est une faim que lui seul peut apaiser, et qui vient à lui n’est pas mis dehors.
# The First Stone
They have stones in their hands, she has nobody, and he writes in the dust. || Ils ont des pierres dans les mains, elle n’a personne, et lui écrit dans la poussière.
The only one who had the right to throw a stone did not throw it. || Le seul qui avait le droit de jeter la pierre ne la jeta pas.
# The Man Born Blind
Mud on his eyes, a walk to the pool, and then, for the first time ever, light. || De la boue sur les yeux, un chemin jusqu’au réservoir, et puis, pour la première fois, la lumière.
Others asked whose fault it was; Jesus asked what God could do there. || D’autres demandaient à qui la faute; Jésus montra ce que Dieu pouvait y faire.
# The Good Shepherd
Sheep know very little, but they do know one voice. || Les brebis savent peu de choses, mais elles connaissent une voix.
The hired man runs from the wolf; the good shepherd puts himself between. || Le mercenaire fuit devant le loup; le bon berger se met entre deux.
# Lazarus, Come Out
He comes four days too late, and both sisters tell him so. || Il arrive quatre jours trop tard, et les deux sœurs le lui disent.
He wept with them before he called; no grave is deaf to that voice. || Il pleura avec elles avant d’appeler; aucun tombeau n’est sourd à cette voix.
# Jesus Washes Their Feet
There is a basin, a towel, and a job that nobody at the table wants. || Il y a un bassin, un linge, et une tâche dont personne à table ne veut.
The Lord of all knelt down before dusty feet; nothing that we do for each other is beneath us. || Le Seigneur de tous s’agenouilla devant des pieds poussiéreux; rien de ce que nous faisons les uns pour les autres n’est trop bas.
# The Way, the Truth and the Life
Their hearts are troubled, for he has said that he is going away. || Leur cœur est troublé, car il a dit qu’il s’en allait.
Thomas asked for the way, and was given a person to follow. || Thomas demandait le chemin, et reçut quelqu’un à suivre.
# The Vine and the Branches
A branch lies on the ground, cut off this morning; how long will it stay green? || Un sarment coupé ce matin gît à terre; combien de temps restera-t-il vert?
A branch has only one task, to stay; the fruit comes by itself. || Un sarment n’a qu’une tâche, demeurer; le fruit vient de lui-même.
# Jesus Prays for Us
What did Jesus ask for, on the night before he died? He asked for you. || Qu’a demandé Jésus, la veille de sa mort? Il a prié pour nous.
Before there was any church, he had already prayed that it might be one. || Avant qu’il y ait une Église, il avait déjà prié pour qu’elle soit une.
# It Is Finished
Three languages above his head tell everyone who is hanging there. || Au-dessus de sa tête, trois langues disent à tous qui est là.
It was not a sigh of defeat: what had to be done for us is done. || Ce n’était pas un soupir de défaite: ce qui devait être fait pour nous est fait.
# Mary at the Empty Tomb
She stands outside a grave weeping, and takes him for the gardener. || Elle se tient près d’un sépulcre et pleure, et le prend pour le jardinier.
She knew him when he said her name; he knows ours too. || Elle le reconnut quand il dit son nom; il connaît aussi le nôtre.
# Thomas Believes
All the others have seen him; Thomas was not there, and does not want to pretend. || Tous les autres l’ont vu; Thomas n’était pas là, et ne veut pas faire semblant.
Jesus did not scold the doubter; he came back for him, and showed his hands. || Jésus ne repoussa pas celui qui doutait; il revint pour lui, et montra ses mains.
# Breakfast on the Shore
A fire of coals, fish and bread, and a question that is asked three times. || Un feu de braises, du poisson, du pain, et une question posée trois fois.
Three times Peter had said that he did not know him; three times he was allowed to say that he loved him. || Trois fois Pierre avait dit ne pas le connaître; trois fois il put dire qu’il l’aimait.
`;
