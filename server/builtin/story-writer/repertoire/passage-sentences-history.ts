/** Joshua to Job: `# known passage`, then what leads into it, then what it leaves with us, each `English || French`. */
export const historySentences = `
# Be Strong and Courageous
The great leader has died, the river is in flood, and now it is your turn. || Le grand chef est mort, le fleuve est haut, et maintenant c’est ton tour.
Joshua was not told to feel strong; he was told who would be with him. || Dieu ne dit pas à Josué de se sentir fort; il lui dit qui serait avec lui.
# Rahab and the Spies
Soldiers knock at the door, and two men lie hidden under the flax on the roof. || Des soldats frappent à la porte, et deux hommes sont cachés sous le lin, sur le toit.
Nobody in Jericho expected faith in that house, and a scarlet cord in its window saved a family. || Personne à Jéricho n’attendait la foi dans cette maison, et un cordon écarlate à sa fenêtre sauva une famille.
# Crossing the Jordan
The river is at its widest, and the priests are told to step in first. || Le fleuve est au plus large, et l’on dit aux prêtres d’y entrer les premiers.
The water did not part while they waited on the bank; it parted when their feet were wet. || L’eau ne s’ouvrit pas pendant qu’ils attendaient sur la rive; elle s’ouvrit quand leurs pieds furent mouillés.
# The Walls of Jericho
Walk round a fortress for a week, and say nothing: what kind of battle plan is that? || Tourner une semaine autour d’une forteresse sans rien dire: quel plan de bataille est-ce là?
The walls did not fall to strength, but to people who kept walking because God had said so. || Les murailles ne cédèrent pas à la force, mais à des gens qui marchaient parce que Dieu l’avait dit.
# God Calls Gideon
A man hides to thresh his wheat, and somebody greets him as a mighty hero. || Un homme se cache pour battre son blé, et quelqu’un le salue comme un vaillant héros.
God called Gideon by what he would become, while Gideon could see only what he was. || Dieu appela Gédéon par ce qu’il deviendrait, quand Gédéon ne voyait que ce qu’il était.
# Gideon’s Three Hundred
Thirty-two thousand soldiers are too many, says God; how few will be left? || Trente-deux mille soldats, c’est trop, dit Dieu; combien en restera-t-il?
Three hundred men with lamps in jars were enough, so that no one could say: my own hand saved me. || Trois cents hommes avec des flambeaux dans des cruches suffirent, pour que nul ne dise: ma main m’a délivré.
# Samson’s Last Strength
The strongest man of all gives away a secret, and wakes up weak. || L’homme le plus fort livre un secret, et se réveille sans force.
Blind, bound and mocked, Samson prayed, and God heard even that late prayer. || Aveugle, lié et moqué, Samson pria, et Dieu entendit même cette prière tardive.
# Where You Go, I Will Go
Three widows stand at a crossroads, and one of them will not let go. || Trois veuves se tiennent à la croisée des chemins, et l’une d’elles ne veut pas lâcher prise.
Ruth had nothing left to give but herself, and she gave it without counting. || Ruth n’avait plus rien à donner qu’elle-même, et elle le donna sans compter.
# Ruth in the Fields
A stranger gathers what the reapers leave behind, and somebody notices her. || Une étrangère ramasse ce que les moissonneurs laissent, et quelqu’un la remarque.
Kindness left on purpose at the edge of a field can change the story of a whole family. || Une bonté laissée exprès au bord d’un champ peut changer l’histoire de toute une famille.
# Hannah’s Prayer
Her lips move and no sound comes out; the priest believes that she is drunk. || Ses lèvres bougent sans aucun son; le sacrificateur la croit ivre.
Hannah poured out her heart before God, and went away with her face no longer sad. || Anne répandit son cœur devant Dieu, et s’en alla, et son visage ne fut plus le même.
# Speak, for Your Servant Hears
In the middle of the night a boy hears his own name; but who is calling? || Au milieu de la nuit, un enfant entend son propre nom; mais qui l’appelle?
God is patient enough to call a child four times, until he knows the voice. || Dieu est assez patient pour appeler un enfant quatre fois, jusqu’à ce qu’il reconnaisse la voix.
# A Shepherd Is Chosen
Seven tall sons pass by, and the prophet shakes his head each time. || Sept grands fils passent, et chaque fois le prophète secoue la tête.
People look at the outside; God sends for the one whom they left with the sheep. || L’homme regarde à ce qui frappe les yeux; Dieu fait chercher celui qu’on a laissé avec les brebis.
# David and Goliath
For forty days a giant shouts across the valley, and nobody dares to answer. || Pendant quarante jours, un géant crie à travers la vallée, et personne n’ose répondre.
All the others measured Goliath against themselves; David measured him against God. || Tous les autres mesuraient Goliath à leur taille; David le mesura à celle de Dieu.
# David and Jonathan
A king’s son takes off his own robe and gives it to a shepherd. || Le fils d’un roi ôte son manteau et le donne à un berger.
Jonathan might have seen a rival, and chose to see a friend. || Jonathan pouvait voir un rival, et il choisit de voir un ami.
# David Spares Saul
In the back of a dark cave, the hunted man suddenly holds the hunter in his power. || Au fond d’une caverne obscure, celui qu’on poursuit tient soudain son poursuivant.
David could have ended his troubles with one blow, and ended the hatred instead. || David aurait pu finir ses peines d’un seul coup, et c’est à la haine qu’il mit fin.
# Mephibosheth at the King’s Table
When the king sends for the last grandson of his enemy, what would you expect? || Quand le roi fait venir le dernier petit-fils de son ennemi, à quoi s’attendre?
He came expecting judgement, and was given a chair at the king’s table for life. || Il venait en tremblant, et reçut pour la vie une place à la table du roi.
# Solomon Asks for Wisdom
In a dream God tells a young king to ask for anything at all. || En songe, Dieu dit à un jeune roi de demander tout ce qu’il veut.
Solomon asked for a heart that listens, and that pleased God more than gold. || Salomon demanda un cœur intelligent, et cela plut à Dieu plus que l’or.
# The Wisdom of Solomon
One baby, two women, and each of them swears that the child is hers. || Un seul enfant, deux femmes, et chacune jure qu’il est à elle.
True love shows itself by what it is ready to give up. || Le véritable amour se montre à ce qu’il est prêt à céder.
# Elijah and the Ravens
No rain, no bread, a hiding place by a brook, and the strangest of waiters. || Pas de pluie, pas de pain, une cachette près d’un torrent, et de bien étranges serviteurs.
God does not forget those who hide; he knows where they are, and sends what they need. || Dieu n’oublie pas ceux qui se cachent; il sait où ils sont, et envoie ce qu’il leur faut.
# The Widow of Zarephath
She is gathering sticks for a last meal when a stranger asks her for bread. || Elle ramasse du bois pour un dernier repas, et un étranger lui demande du pain.
She shared her last handful, and the jar never knew its last day. || Elle partagea sa dernière poignée, et le pot ne connut jamais de dernier jour.
# Fire on Mount Carmel
Four hundred and fifty prophets on one side, a single man on the other, and a whole people watching. || Quatre cent cinquante prophètes d’un côté, un seul homme de l’autre, et tout un peuple qui regarde.
Elijah did not shout; he asked God to turn the hearts of his people back again. || Élie ne cria pas; il demanda à Dieu de ramener à lui le cœur de son peuple.
# The Still Small Voice
The bravest of prophets sits under a bush and wants no more. || Le plus courageux des prophètes s’assied sous un genêt et n’en peut plus.
Before God gave Elijah a new task, he gave him sleep, bread, and a voice that did not shout. || Avant de donner à Élie une tâche nouvelle, Dieu lui donna le sommeil, du pain, et une voix qui ne criait pas.
# The Widow’s Oil
The creditor is at the door, and there is nothing in the house but a little oil. || Le créancier est à la porte, et il n’y a rien dans la maison qu’un peu d’huile.
God began with what she had, and the oil flowed for as long as there was a jar to fill. || Dieu commença par ce qu’elle avait, et l’huile coula tant qu’il y eut un vase à remplir.
# Naaman Is Healed
A great general is sick, and the only one who knows a cure is a captive girl. || Un grand général est malade, et la seule qui connaisse un remède est une petite captive.
Naaman wanted something grand; God healed him through a small obedience. || Naaman voulait du grandiose; Dieu le guérit par une petite obéissance.
# Chariots of Fire
At daybreak the town is surrounded, and the servant runs in with terror in his voice. || Au point du jour, la ville est entourée, et le serviteur accourt, la voix pleine d’effroi.
There was more around them than the servant could see, until God opened his eyes. || Il y avait autour d’eux plus que le serviteur ne pouvait voir, jusqu’à ce que Dieu ouvre ses yeux.
# The Battle Is the Lord’s
Three armies are coming, and the king sends the choir out first. || Trois armées approchent, et le roi envoie les chantres en tête.
We may stand before a trouble, not knowing what to do, and still know where to look. || On peut se tenir devant une épreuve sans savoir que faire, et savoir pourtant où regarder.
# Let Us Rise and Build
A man walks round broken walls by night, and tells nobody yet what God has put into his heart. || Un homme fait de nuit le tour de murs écroulés, et ne dit encore à personne ce que Dieu lui a mis au cœur.
Nehemiah wept, prayed, looked closely, and then said: let us start. || Néhémie pleura, pria, regarda de près, puis il dit: levons-nous et bâtissons.
# For Such a Time as This
To enter the throne room unasked may cost her life; to stay silent may cost her people theirs. || Entrer sans être appelée peut lui coûter la vie; se taire peut coûter la vie à son peuple.
Where we are may be no accident: perhaps somebody needs us exactly there. || Notre place n’est peut-être pas un hasard: quelqu’un a peut-être besoin de nous exactement là.
# Job Loses Everything
Four messengers come one after another, and each brings worse news than the last. || Quatre messagers arrivent l’un après l’autre, et chacun apporte une nouvelle pire que la précédente.
Job tore his robe and wept, and he still spoke to God: grief and faith can kneel together. || Job déchira son manteau, et il se prosterna: la douleur et la foi peuvent s’agenouiller ensemble.
# Out of the Whirlwind
After all the questions people asked of God, God has some questions to ask. || Après toutes les questions des hommes à Dieu, Dieu a quelques questions à poser.
Job received no explanation, but he met the One who laid the earth’s foundations. || Job ne reçut pas d’explication, mais il rencontra Celui qui a fondé la terre.
# My Eyes Have Seen You
What remains of a man when all the arguments are over? || Que reste-t-il d’un homme quand tous les discours sont finis?
Job had known about God by hearsay, and now he knew him. || Job avait entendu parler de Dieu, et maintenant il le connaissait.
`;
