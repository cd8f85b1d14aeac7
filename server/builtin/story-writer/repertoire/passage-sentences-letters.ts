/** Acts to Revelation: `# known passage`, then what leads into it, then what it leaves with us, each `English || French`. */
export const letterSentences = `
# Wind and Fire at Pentecost
A sound like a storm fills the house, and outside everyone hears his own language. || Un bruit comme un vent violent remplit la maison, et dehors chacun entend sa propre langue.
God did not choose one language to speak to the world; he chose them all. || Dieu n’a pas choisi une seule langue pour parler au monde; il les a toutes choisies.
# All Things in Common
What would our street look like if nobody said “mine”? || À quoi ressemblerait notre rue si personne ne disait «c’est à moi»?
They broke bread with glad hearts, and people wanted to belong. || Ils rompaient le pain avec joie, et l’on avait envie d’être des leurs.
# The Beautiful Gate
He holds out his hand for a coin, as he does every day, and gets something else. || Il tend la main pour une pièce, comme chaque jour, et reçoit autre chose.
They had no silver, and gave what they had: a name, a hand, and a new beginning. || Ils n’avaient pas d’argent, et donnèrent ce qu’ils avaient: un nom, une main, un nouveau départ.
# The Ethiopian on the Road
On a desert road somebody is reading aloud in a chariot, and does not understand what he reads. || Sur une route déserte, quelqu’un lit à haute voix dans un char, et ne comprend pas ce qu’il lit.
An African traveller was among the first to carry this joy home, because someone ran up and asked a question. || Un voyageur d’Afrique fut parmi les premiers à rapporter cette joie chez lui, parce que quelqu’un courut lui poser une question.
# Saul on the Damascus Road
He carries letters of arrest in his bag, and a light throws him to the ground. || Il porte dans son sac des lettres pour arrêter des gens, et une lumière le jette à terre.
Ananias called his worst enemy “brother”: nobody is too far gone for God. || Ananias appela «frère» son pire ennemi: nul n’est trop loin pour Dieu.
# Peter and Cornelius
An apostle and an officer each have a vision, and neither should be in the other’s house. || Un apôtre et un officier ont chacun une vision, et aucun des deux ne devrait entrer chez l’autre.
Peter learned it on a doorstep: God has no favourites, and nobody is to be called unclean. || Pierre l’apprit sur un seuil: Dieu ne fait pas de différence, et nul ne doit être appelé impur.
# Peter Freed from Prison
Two chains, two guards, four squads of soldiers, and a church that is praying. || Deux chaînes, deux gardes, quatre escouades de soldats, et une église qui prie.
They prayed for a miracle, and left it knocking at the door: God is quicker than our faith. || Ils priaient pour un miracle, et le laissèrent frapper à la porte: Dieu va plus vite que notre foi.
# Songs at Midnight
Their backs are sore, their feet are locked in wood, and they begin to sing. || Leur dos est meurtri, leurs pieds sont pris dans le bois, et ils se mettent à chanter.
Songs at midnight opened more than doors: before morning the jailer’s whole house was rejoicing. || Un chant dans la nuit ouvrit plus que des portes: avant le matin, toute la maison du geôlier était dans la joie.
# Peace with God
Who would die for a good person? Perhaps someone would; but for an enemy? || Qui mourrait pour un homme de bien? Peut-être quelqu’un; mais pour un ennemi?
God did not wait until we were better; he loved us as we were. || Dieu n’a pas attendu que nous soyons meilleurs; il nous a aimés tels que nous étions.
# All Things Work Together
Have you ever heard the whole creation groan, as if something were about to be born? || Avons-nous déjà entendu soupirer toute la création, comme si quelque chose allait naître?
Not all things are good, but God is at work in all of them for those who love him. || Toutes choses ne sont pas bonnes, mais en toutes Dieu travaille au bien de ceux qui l’aiment.
# Nothing Can Separate Us
Make a list of everything that frightens you; here is somebody who did. || Faisons la liste de tout ce qui nous effraie; quelqu’un l’a faite.
Paul looked high and low, at death and at life, and found nothing strong enough to part us from that love. || Paul a regardé en haut et en bas, la mort et la vie, et n’a rien trouvé d’assez fort pour nous séparer de cet amour.
# A Living Sacrifice
What gift could you bring to God that you would still have tomorrow? || Quel don pourrions-nous faire à Dieu, que nous aurions encore demain?
Evil is not overcome by more of the same, but by good, one ordinary day after another. || Le mal ne se vainc pas par le mal, mais par le bien, un jour ordinaire après l’autre.
# One Body, Many Members
Suppose that the foot resigned because it is not a hand. || Supposons que le pied démissionne parce qu’il n’est pas une main.
In this body nobody is spare, and when one member hurts, all of them feel it. || Dans ce corps, nul n’est de trop, et quand un membre souffre, tous souffrent avec lui.
# The Greatest Is Love
You may speak every language, know every secret, and still be only a noisy gong. || On peut parler toutes les langues, connaître tous les mystères, et n’être qu’un airain qui résonne.
When all else has passed, what we did in love will still be there. || Quand tout le reste aura passé, ce que nous avons fait par amour demeurera.
# Christ Is Risen
If Christ has not been raised, what are we doing here? || Si Christ n’est pas ressuscité, que faisons-nous ici?
He is only the first of the harvest: where he has gone, we shall follow. || Il n’est que les prémices de la moisson: là où il est passé, nous passerons.
# Treasure in Clay Jars
Where would you hide a treasure? Not, perhaps, in an old clay pot. || Où cacherait-on un trésor? Pas, peut-être, dans un vieux pot de terre.
The jar is plain, so that everyone may see whose the treasure is. || Le vase est simple, afin que chacun voie de qui vient le trésor.
# A New Creation
What if the old things had really passed away? || Et si les choses anciennes étaient vraiment passées?
God has stopped counting against us, and sends us to tell others the same. || Dieu a cessé de compter contre nous, et nous envoie le dire aux autres.
# Strength in Weakness
Three times he asked for the thorn to be taken away, and three times it stayed. || Trois fois il demanda que l’épine lui soit ôtée, et trois fois elle resta.
The answer was not less pain but more grace: enough for today. || La réponse ne fut pas moins de peine, mais plus de grâce: assez pour aujourd’hui.
# The Fruit of the Spirit
Nine kinds of fruit grow on one tree; which would your neighbours like to taste? || Neuf fruits poussent sur un seul arbre; lequel nos voisins aimeraient-ils goûter?
Fruit is not manufactured; it grows where the Spirit is given room. || Le fruit ne se fabrique pas; il pousse là où l’Esprit trouve de la place.
# Saved by Grace
What do you do with a present: do you pay for it, or open your hands? || Que fait-on d’un cadeau: on le paie, ou l’on ouvre les mains?
We are not saved by our works, and yet we are God’s own work, made for doing good. || Nous ne sommes pas sauvés par nos œuvres, et pourtant nous sommes l’ouvrage de Dieu, faits pour de bonnes œuvres.
# How Wide, How Deep
How do you measure a love that is wider than you can think? || Comment mesurer un amour plus large que nos pensées?
God can do far more than we ask or imagine; so let us ask. || Dieu peut faire bien plus que tout ce que nous demandons ou pensons; alors demandons.
# The Armour of God
Here is armour with no sharp edge but one; try it on, piece by piece. || Voici une armure qui n’a qu’un seul tranchant; essayons-la, pièce par pièce.
God does not send us out unprotected: truth, faith and peace can be put on every morning. || Dieu ne nous envoie pas sans défense: la vérité, la foi et la paix se revêtent chaque matin.
# He Humbled Himself
The way up, in this story, leads all the way down. || Le chemin vers le haut, dans ce récit, descend jusqu’en bas.
He who had everything held on to nothing, and so every knee will bow to him. || Celui qui avait tout ne retint rien, et c’est pourquoi tout genou fléchira devant lui.
# Pressing On
A runner who looks back loses the race. || Le coureur qui regarde en arrière perd la course.
We have not arrived, and we need not have; what counts is what lies ahead. || Nous ne sommes pas arrivés, et ce n’est pas nécessaire; ce qui compte est devant nous.
# Peace beyond Understanding
A man in chains writes: rejoice; and he writes it twice. || Un homme enchaîné écrit: réjouissez-vous; et il l’écrit deux fois.
Worries that are turned into prayers make room for a peace that stands guard over us. || Les soucis changés en prières laissent place à une paix qui veille sur nous.
# I Can Do All Things
He has been hungry, and he has been full; he has learned a secret in both. || Il a connu la faim, il a connu l’abondance; dans les deux il a appris un secret.
To be content is not to have everything, but to have the One who makes us strong. || Être content, ce n’est pas tout avoir, c’est avoir Celui qui nous fortifie.
# The Image of the Invisible God
What holds the world together? Perhaps we should ask: who? || Qu’est-ce qui fait tenir le monde? Peut-être faut-il demander: qui?
In the one through whom the stars were made, God has made peace with us. || En celui par qui furent faites les étoiles, Dieu a fait la paix avec nous.
# Put On Love
What will you wear today? || Que mettrons-nous aujourd’hui?
Kindness, patience and forgiveness are worn day by day, and love is the belt that holds them together. || La bonté, la patience et le pardon se portent chaque jour, et l’amour est le lien qui les tient ensemble.
# Always Rejoice
Three short commands, and each of them says “always”, or nearly so. || Trois courts commandements, et chacun dit «toujours», ou presque.
Give thanks in everything: not because all is good, but because God is near in all. || Rendons grâces en toutes choses: non parce que tout est bon, mais parce que Dieu est proche en tout.
# Scripture Breathed by God
What did your grandmother teach you that you still know? || Qu’est-ce qu’une grand-mère nous a appris et que nous savons encore?
A word breathed by God still has breath enough to teach and to turn us. || Une parole soufflée par Dieu a encore assez de souffle pour nous instruire et nous redresser.
# The Good Fight
An old man knows that he will soon go home, and writes one last letter. || Un vieil homme sait qu’il va bientôt partir, et écrit une dernière lettre.
He did not boast that he had won; he was glad that he had kept the faith. || Il ne se vanta pas d’avoir vaincu; il se réjouit d’avoir gardé la foi.
# By Faith
One after another they set out, built, waited and hoped, and saw it only from afar. || L’un après l’autre ils partirent, bâtirent, attendirent, et ne virent que de loin.
Faith is not seeing the city already; it is walking towards it. || La foi, ce n’est pas voir déjà la cité; c’est marcher vers elle.
# Run with Endurance
The stadium is full, and those who have already run are cheering for us. || Le stade est plein, et ceux qui ont déjà couru nous encouragent.
We run light when we lay down what hinders us, and straight when we look at Jesus. || On court léger quand on rejette ce qui alourdit, et droit quand on regarde à Jésus.
# Joy in Trials
Who would call it joy when everything goes wrong? || Qui parlerait de joie quand tout va mal?
A trial does not have to break us; it may be what makes us whole. || L’épreuve ne nous brise pas forcément; elle peut être ce qui nous rend entiers.
# Faith That Works
Keep warm, eat well, we say to a hungry man, and close the door. || Chauffe-toi, mange bien, disons-nous à l’affamé, et nous fermons la porte.
Faith without hands is like a body without breath. || La foi sans les mains est comme un corps sans souffle.
# Taming the Tongue
It is the smallest of sparks, and it can set a whole forest on fire. || C’est la plus petite des étincelles, et elle peut mettre le feu à toute une forêt.
Sweet and bitter water should not come from one spring: let us bless, and only bless. || L’eau douce et l’eau amère ne devraient pas sortir d’une même source: bénissons, et rien d’autre.
# Cast Your Cares on Him
What are you carrying that was never meant for your shoulders? || Que portons-nous qui n’était pas fait pour nos épaules?
Cares can be thrown, says Peter, and there is Someone who catches them, because he cares for us. || Les soucis peuvent se décharger, dit Pierre, et quelqu’un les reçoit, car lui-même prend soin de nous.
# Walking in the Light
What do we do with the things that we would rather keep in the dark? || Que faisons-nous de ce que nous préférons laisser dans l’ombre?
In the light we are seen as we are, and forgiven as we are. || Dans la lumière, nous sommes vus tels que nous sommes, et pardonnés tels que nous sommes.
# God Is Love
Three words, the shortest that anyone has ever said of God, and the longest to understand. || Trois mots, les plus courts qu’on ait dits de Dieu, et les plus longs à comprendre.
Nobody has seen God, but where we love one another he can be recognised. || Personne n’a jamais vu Dieu, mais là où l’on s’aime il se laisse reconnaître.
# At the Door and Knocking
There is a knock at the door of a church that needs nothing, or so it believes. || On frappe à la porte d’une église qui n’a besoin de rien, du moins le croit-elle.
He does not break in; he knocks, and he is hoping for supper together. || Il n’entre pas de force; il frappe, et il espère partager le repas.
# Worthy Is the Lamb
A scroll is sealed seven times, and nobody in heaven or on earth can open it. || Un livre est scellé de sept sceaux, et nul au ciel ni sur la terre ne peut l’ouvrir.
They looked for a lion, and there stood a Lamb: that is how God wins. || On attendait un lion, et voici un Agneau: c’est ainsi que Dieu triomphe.
# A Multitude No One Could Number
Look at that crowd: every people, every language, and nobody can count them. || Voyez cette foule: de tout peuple, de toute langue, et nul ne peut la compter.
Among those voices there is a place for our own tongue too, and every tear is wiped away. || Parmi ces voix, il y a une place aussi pour notre langue, et toute larme est essuyée.
# All Things New
What is the last thing that you would like God to say? || Quelle dernière parole aimerions-nous entendre de Dieu?
The story does not end with our going up but with God’s coming down, to live with us. || L’histoire ne finit pas par notre montée, mais par la descente de Dieu, qui vient habiter avec nous.
# The River of Life
The Bible began in a garden; listen to where it ends. || La Bible a commencé dans un jardin; écoutons où elle finit.
By that river grows a tree whose leaves are for the healing of the nations. || Au bord de ce fleuve croît un arbre dont les feuilles guérissent les nations.
`;
