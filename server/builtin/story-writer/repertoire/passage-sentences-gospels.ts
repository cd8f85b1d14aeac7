/** Matthew to Luke: `# known passage`, then what leads into it, then what it leaves with us, each `English || French`. */
export const gospelSentences = `
# Joseph’s Dream
An honest man lies awake with a broken heart, and then he dreams. || Un homme droit veille, le cœur brisé, puis il fait un songe.
Joseph said not one word; he got up and did what God had told him. || Joseph ne dit pas un mot; il se leva et fit ce que Dieu lui avait dit.
# The Wise Men and the Star
Strangers from the east ask in the palace for a king whom nobody there has heard of. || Des étrangers d’orient demandent au palais un roi dont personne n’y a entendu parler.
They looked up, they set out, they knelt: the road to Jesus is still no longer than that. || Ils ont levé les yeux, ils sont partis, ils se sont agenouillés: le chemin vers Jésus n’est pas plus compliqué.
# The Baptism of Jesus
In a line of people confessing their sins stands one who has none. || Dans une file de gens qui confessent leurs péchés se tient quelqu’un qui n’en a pas.
Before Jesus had done a single miracle, the Father said that he was loved. || Avant que Jésus ait fait un seul miracle, le Père dit qu’il l’aimait.
# Tested in the Desert
Forty days without bread, and then a voice with a very reasonable suggestion. || Quarante jours sans pain, puis une voix qui fait une proposition bien raisonnable.
Jesus did not argue with the tempter; three times he answered: it is written. || Jésus ne discuta pas avec le tentateur; par trois fois il répondit: il est écrit.
# The Beatitudes
If you made a list of the happy people of this world, who would be on it? || Si l’on dressait la liste des gens heureux de ce monde, qui s’y trouverait?
Jesus calls happy the very people whom the world calls losers, and gives them the kingdom. || Jésus dit heureux ceux que le monde croit perdants, et leur donne le royaume.
# Salt and Light
You hardly see it in the soup, but everyone notices when it is missing. || On ne le voit guère dans la soupe, mais chacun remarque quand il manque.
A lamp does not have to shout; it only has to be where it can be seen. || Une lampe n’a pas besoin de crier; il suffit qu’elle soit là où on la voit.
# Love Your Enemies
It is easy to love those who love us; what about the others? || Il est facile d’aimer ceux qui nous aiment; et les autres?
God lets his sun rise on friend and enemy alike, and asks his children to resemble him. || Dieu fait lever son soleil sur l’ami et sur l’ennemi, et demande à ses enfants de lui ressembler.
# The Lord’s Prayer
Close the door, use few words, and begin with the best one: Father. || Ferme la porte, use de peu de mots, et commence par le meilleur: Père.
Our Father knows what we need before we ask, and still likes us to ask. || Notre Père sait de quoi nous avons besoin avant que nous le demandions, et aime pourtant qu’on le lui demande.
# Birds and Lilies
When did you last see a bird worry about tomorrow? || Quand a-t-on vu pour la dernière fois un oiseau s’inquiéter du lendemain?
Worry has never added an hour to a life, but trust can fill today. || L’inquiétude n’a jamais ajouté une heure à la vie, mais la confiance peut remplir aujourd’hui.
# Ask, Seek, Knock
What father would give a stone to a child who asks for bread? || Quel père donnerait une pierre à l’enfant qui demande du pain?
We may keep knocking, for behind that door is a Father who gives good things. || Nous pouvons frapper encore, car derrière cette porte il y a un Père qui donne de bonnes choses.
# House on the Rock
Two houses look exactly alike until the storm comes. || Deux maisons se ressemblent en tout point jusqu’à ce que vienne la tempête.
To hear the words of Jesus is only half of building; to do them is the rock. || Entendre les paroles de Jésus n’est que la moitié de l’ouvrage; les mettre en pratique, voilà le roc.
# The Centurion’s Faith
A soldier knows what a command can do; what will he ask of Jesus? || Un soldat sait ce que peut un ordre; que va-t-il demander à Jésus?
The officer asked for no sign: one word from Jesus was enough for him. || L’officier ne demanda aucun signe: une seule parole de Jésus lui suffisait.
# Rest for the Weary
Is anybody here tired of carrying it all alone? || Y a-t-il ici quelqu’un de fatigué d’avoir tout porté seul?
Jesus does not hand us a heavier load; he takes one side of the yoke himself. || Jésus ne nous charge pas davantage; il prend lui-même un côté du joug.
# The Sower
The same seed falls in four places, and four different things happen. || La même semence tombe en quatre endroits, et il arrive quatre choses différentes.
The seed is always good; the question is how much room our heart gives it. || La semence est toujours bonne; la question est la place que notre cœur lui laisse.
# The Mustard Seed
Hold out your hand: the smallest of seeds is lying in it. || Tendons la main: la plus petite des semences y repose.
God’s kingdom begins so small that it is easy to miss, and grows until birds nest in it. || Le royaume de Dieu commence si petit qu’on le remarque à peine, et grandit jusqu’à porter des nids.
# The Hidden Treasure
A man sells everything that he has, and walks home laughing; has he lost his mind? || Un homme vend tout ce qu’il a et rentre tout joyeux; a-t-il perdu la raison?
Whoever has found the kingdom does not speak of what it cost, but of what he found. || Qui a trouvé le royaume ne parle pas de ce qu’il a coûté, mais de ce qu’il a trouvé.
# Five Loaves and Two Fish
It is getting late, thousands are hungry, and the disciples would like to send them away. || Il se fait tard, des milliers de gens ont faim, et les disciples voudraient les renvoyer.
What was far too little in their hands was more than enough in his. || Ce qui était bien trop peu dans leurs mains fut plus qu’assez dans les siennes.
# Walking on the Water
Long before dawn, in the middle of the lake, somebody is coming on foot. || Bien avant l’aube, au milieu du lac, quelqu’un vient à pied.
Peter sank when he looked at the wind, and was held when he called a name. || Pierre enfonça quand il regarda le vent, et fut saisi quand il appela un nom.
# The Lost Sheep
Ninety-nine are safe; surely one more or less does not matter? || Quatre-vingt-dix-neuf sont à l’abri; une de plus ou de moins, qu’importe?
The shepherd counts to a hundred, and does not come home with ninety-nine. || Le berger compte jusqu’à cent, et ne rentre pas avec quatre-vingt-dix-neuf.
# The Unforgiving Servant
How many times must I forgive? Peter thinks that seven is generous. || Combien de fois faut-il pardonner? Pierre pense que sept, c’est généreux.
He was let off a mountain, and choked his friend over a handful: let us not forget what we were forgiven. || On lui remit une montagne, et il étrangla son compagnon pour une poignée: n’oublions pas ce qui nous fut remis.
# Workers in the Vineyard
Some worked all day in the heat, some for a single hour; what should each be paid? || Les uns ont travaillé tout le jour dans la chaleur, d’autres une heure à peine; que faut-il payer à chacun?
Grace is not a wage by the hour; the owner is good, and even the last go home with enough. || La grâce n’est pas un salaire à l’heure; le maître est bon, et même les derniers rentrent avec assez.
# The Greatest Commandment
Out of hundreds of commandments, which one would you call the greatest? || De centaines de commandements, lequel est le plus grand?
Everything hangs on two loves, and neither of them can be had without the other. || Tout tient à deux amours, et l’on ne peut avoir l’un sans l’autre.
# The Ten Virgins
Ten lamps are lit, ten people are waiting, and then they all fall asleep. || Dix lampes sont allumées, dix personnes attendent, puis toutes s’endorment.
Some things cannot be borrowed at midnight; they must be gathered by day. || Il est des choses qu’on ne peut emprunter à minuit; il faut les amasser de jour.
# The Talents
A master goes away and leaves a fortune in the hands of his servants. || Un maître s’en va et laisse une fortune entre les mains de ses serviteurs.
What we bury out of fear does not grow; what we risk out of trust brings joy. || Ce qu’on enterre par peur ne grandit pas; ce qu’on risque par confiance apporte la joie.
# The Least of These
Have you ever met a king who was hungry, ill, or in prison? || Avons-nous déjà rencontré un roi affamé, malade ou en prison?
Those who gave the bread had no idea whom they were feeding. || Ceux qui donnaient le pain ne savaient pas qui ils nourrissaient.
# The Garden of Gethsemane
It is the last night; he asks his friends for one thing, and they fall asleep. || C’est la dernière nuit; il ne demande qu’une chose à ses amis, et ils s’endorment.
Jesus asked three times for another way, and then went the way that saves us. || Jésus demanda trois fois un autre chemin, puis prit celui qui nous sauve.
# The Cross
At midday it grows dark over the whole land; let us stay near. || À midi, les ténèbres couvrent tout le pays; restons tout près.
They shouted that he should save himself; he stayed, and saved us. || On lui criait de se sauver lui-même; il resta, et nous sauva.
# He Is Not Here
Two women go to see a grave, and the earth begins to shake. || Deux femmes vont voir un sépulcre, et la terre se met à trembler.
They came to visit someone dead, and were sent running with news of someone alive. || Elles venaient voir un mort, et repartirent en courant annoncer un vivant.
# Go to All Nations
Eleven friends climb a mountain in Galilee, and some of them still doubt. || Onze amis montent sur une montagne de Galilée, et quelques-uns doutent encore.
He sent doubters too, and he did not send them alone: I am with you always. || Il envoya même ceux qui doutaient, et ne les envoya pas seuls: je suis avec vous tous les jours.
# The Beginning of the Good News
A man in camel’s hair shouts in the desert, and whole towns come out to hear. || Un homme vêtu de poil de chameau crie dans le désert, et des villes entières viennent l’entendre.
The first words of Jesus in this Gospel are still the best news: the kingdom is near; turn round, and believe. || Les premiers mots de Jésus dans cet Évangile sont encore la meilleure des nouvelles: le royaume est proche; changez, et croyez.
# Fishers of Men
It is an ordinary working day, and the nets are in the water. || C’est un jour de travail comme un autre, et les filets sont à l’eau.
Jesus did not wait until they were ready; he called them in the middle of their work. || Jésus n’attendit pas qu’ils soient prêts; il les appela en plein travail.
# Four Friends and a Roof
The house is full, the door is blocked, and four men look up at the roof. || La maison est pleine, la porte bloquée, et quatre hommes lèvent les yeux vers le toit.
Jesus saw their faith, and healed deeper than they had dared to ask. || Jésus vit leur foi, et guérit plus profond qu’ils n’avaient osé demander.
# Jesus Calms the Storm
The boat is filling with water, and he is asleep on a cushion. || La barque se remplit d’eau, et lui dort sur un coussin.
The storm was not the end of the story, because of who was in the boat. || La tempête n’eut pas le dernier mot, à cause de celui qui était dans la barque.
# Jairus’ Daughter
A father runs for help, somebody is slower in the crowd, and time is running out. || Un père court chercher du secours, la foule ralentit tout, et le temps presse.
When all around said that it was too late, Jesus said: only believe. || Quand tous disaient qu’il était trop tard, Jésus dit: crois seulement.
# The Feeding of the Five Thousand
They had come to rest, and found a crowd waiting on the shore. || Ils venaient se reposer, et trouvèrent une foule qui attendait sur la rive.
He told them to give what they had, and nobody went away hungry. || Il leur dit de donner ce qu’ils avaient, et nul ne repartit affamé.
# Let the Children Come
The grown-ups say that he has no time for little ones; what will Jesus say? || Les grands disent qu’il n’a pas le temps pour les petits; que dira Jésus?
In his kingdom the small do not have to grow up first; the grown must become small. || Dans son royaume, les petits n’ont pas à grandir d’abord; ce sont les grands qui doivent devenir petits.
# The Rich Young Man
He has kept all the rules, he has all the money, and something is still missing. || Il a observé toutes les règles, il a tous les biens, et quelque chose lui manque encore.
Jesus looked at him and loved him; what he asked him to let go of was what held him captive. || Jésus le regarda et l’aima; ce qu’il lui demanda de lâcher était ce qui le retenait.
# Blind Bartimaeus
Everyone tells the beggar to be quiet, so he shouts all the louder. || Tous disent au mendiant de se taire, et il n’en crie que plus fort.
In all that noise Jesus stood still for one voice, and asked: what do you want me to do for you? || Dans tout ce bruit, Jésus s’arrêta pour une seule voix, et demanda: que veux-tu que je te fasse?
# The Widow’s Two Coins
The rich throw in much, and their coins ring loudly; then somebody comes whose gift makes hardly a sound. || Les riches donnent beaucoup, et leurs pièces résonnent; puis vient quelqu’un dont le don s’entend à peine.
Jesus does not count what we give; he sees what we keep. || Jésus ne compte pas ce que nous donnons; il voit ce que nous gardons.
`;
