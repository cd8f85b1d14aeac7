/** Genesis to Deuteronomy: `# known passage`, then what leads into it, then what it leaves with us, each `English || French`. */
export const lawSentences = `
# In the Beginning
What was there before the first morning, when not even light had a name? || Qu’y avait-il avant le premier matin, quand même la lumière n’avait pas de nom?
The One who looked at his world and called it good has looked at us too, and made us in his image. || Celui qui a regardé son monde et l’a trouvé bon nous a regardés aussi, et nous a faits à son image.
# A Garden Called Eden
A handful of dust, a breath, and somebody opens his eyes in a garden. || Une poignée de poussière, un souffle, et quelqu’un ouvre les yeux dans un jardin.
We come from God’s own hands, we live by his breath, and none of us was made to be alone. || Nous venons des mains de Dieu, nous vivons de son souffle, et nul d’entre nous n’a été fait pour être seul.
# The Forbidden Fruit
One tree out of a whole garden, one question in the ear, and everything is about to change. || Un seul arbre dans tout un jardin, une question à l’oreille, et tout va changer.
Even when we hide among the trees, God still comes walking and asks where we are. || Même quand nous nous cachons parmi les arbres, Dieu vient encore, et demande où nous sommes.
# Cain and Abel
Two brothers bring a gift, and only one goes home with peace in his face. || Deux frères apportent une offrande, et un seul repart le visage en paix.
Anger waits at the door of every heart, and God speaks to us before we open it. || La colère attend à la porte de chaque cœur, et Dieu nous parle avant que nous n’ouvrions.
# Noah Builds an Ark
Imagine being told to build an enormous boat, with no sea in sight. || Imaginons qu’on nous demande de bâtir un immense bateau, sans aucune mer en vue.
Noah did all that God told him, plank by plank, long before anyone could see why. || Noé fit tout ce que Dieu lui avait dit, planche après planche, bien avant que personne ne comprenne pourquoi.
# The Great Flood
The door is shut, the first drops fall, and the world as everyone knew it is ending. || La porte se ferme, les premières gouttes tombent, et le monde que tous connaissaient s’en va.
The hand that shut the door of the ark was the hand that kept those inside. || La main qui ferma la porte de l’arche fut la main qui garda ceux du dedans.
# The Rainbow Promise
After the longest rain in the world, what would you want God to say? || Après la plus longue pluie du monde, que voudrions-nous entendre Dieu dire?
Every rainbow is a promise written where even a child can read it. || Chaque arc-en-ciel est une promesse, écrite là où même un enfant peut la lire.
# The Tower of Babel
What would people not do to make a name for themselves, brick upon brick? || Que ne ferait-on pas pour se faire un nom, brique sur brique?
A tower built for our own name leaves us strangers to one another; only God’s name is high enough to gather us. || Une tour bâtie pour notre nom nous rend étrangers les uns aux autres; seul le nom de Dieu est assez haut pour nous rassembler.
# Abram Leaves Home
Could you pack your tent tonight, not knowing where tomorrow leads? || Pourrais-tu plier ta tente ce soir, sans savoir où mène demain?
God did not show Abram a map; he gave him a promise, and the promise was enough to set out. || Dieu ne montra pas de carte à Abram; il lui donna une promesse, et la promesse suffit pour partir.
# As Many as the Stars
An old man without a child is led outside in the dark and told to count the stars. || Un vieil homme sans enfant est conduit dehors, dans la nuit, et on lui dit de compter les étoiles.
Abram had nothing in his arms, yet he believed the One who filled the sky. || Abram n’avait rien dans les bras, et pourtant il crut Celui qui a rempli le ciel.
# Three Visitors at Mamre
In the heat of the day three travellers stop at a tent, and somebody behind the door begins to laugh. || Dans la chaleur du jour, trois voyageurs s’arrêtent devant une tente, et quelqu’un derrière la porte se met à rire.
Is anything too hard for the Lord? Sarah’s laughter would one day have a child’s name. || Y a-t-il rien qui soit trop difficile pour l’Éternel? Le rire de Sara allait un jour porter le nom d’un enfant.
# Abraham and Isaac
A father and his son climb a mountain, and the boy asks the one question that hurts. || Un père et son fils montent sur une montagne, et l’enfant pose la seule question qui fait mal.
On that mountain Abraham learned a name for God that we still need: the Lord will provide. || Sur cette montagne, Abraham apprit un nom de Dieu dont nous avons encore besoin: l’Éternel pourvoira.
# A Wife for Isaac
A stranger kneels his camels by a well at evening, and prays a very bold prayer. || Un étranger fait agenouiller ses chameaux près d’un puits, le soir, et ose une prière bien hardie.
Before the servant had finished praying, the answer was already coming with a jar on her shoulder. || Le serviteur n’avait pas fini de prier que la réponse venait déjà, une cruche sur l’épaule.
# Jacob’s Ladder
A young man runs from home with a stone for a pillow; who would look for heaven there? || Un jeune homme fuit sa maison avec une pierre pour oreiller; qui chercherait le ciel à cet endroit?
The loneliest place on Jacob’s road turned out to be the gate of heaven. || Le lieu le plus solitaire du chemin de Jacob se révéla être la porte des cieux.
# Jacob Wrestles until Dawn
It is night, the river is crossed, and somebody takes hold of Jacob in the dark. || Il fait nuit, le torrent est passé, et quelqu’un saisit Jacob dans l’obscurité.
Jacob went away limping and blessed: sometimes both belong to the same night. || Jacob s’en alla boiteux et béni: parfois, les deux appartiennent à la même nuit.
# Two Brothers Meet Again
Twenty years of fear, four hundred men on the road, and a brother whom you once cheated at their head. || Vingt ans de crainte, quatre cents hommes sur la route, et à leur tête un frère qu’on a trompé.
Jacob had prepared for a battle, and was met with arms round his neck. || Jacob s’attendait à une bataille, et ce furent des bras autour de son cou.
# Joseph and His Brothers
A bright coat, two dreams told aloud, and ten brothers who cannot bear to hear more. || Une belle tunique, deux songes racontés, et dix frères qui ne supportent pas d’en entendre davantage.
The brothers saw only a pit; God was already looking towards the bread that would save them. || Les frères ne voyaient qu’une citerne; Dieu regardait déjà vers le pain qui les sauverait.
# Joseph in Prison
He did what was right, and was locked up for it; what would you have said to God that night? || Il avait fait ce qui est juste, et on l’enferma; qu’aurions-nous dit à Dieu cette nuit-là?
Prison walls could keep Joseph in, but they could not keep the Lord out. || Les murs de la prison pouvaient retenir Joseph, mais non tenir l’Éternel dehors.
# Pharaoh’s Dreams
The most powerful man in Egypt wakes up in a sweat, and only a prisoner can help him. || L’homme le plus puissant d’Égypte se réveille en sueur, et seul un prisonnier peut l’aider.
Joseph, called out of a dungeon, did not say what he could do; he said what God would do. || Tiré du cachot, Joseph ne dit pas ce qu’il savait faire; il dit ce que Dieu ferait.
# Joseph Forgives His Brothers
They stand before a ruler of Egypt, and do not know that he is the boy whom they sold. || Ils se tiennent devant un maître de l’Égypte, et ne savent pas qu’il est l’enfant qu’ils ont vendu.
Joseph had every power to take revenge, and he used it to weep and to embrace. || Joseph avait tout pouvoir de se venger, et il s’en servit pour pleurer et pour embrasser.
# God Meant It for Good
Their father is dead; will the brother whom they wronged now make them pay? || Leur père est mort; le frère qu’ils ont maltraité va-t-il maintenant les faire payer?
Forgiveness does not deny the evil; it trusts that God can bring good even out of that. || Pardonner n’est pas nier le mal; c’est croire que Dieu peut, même de là, faire sortir du bien.
# Two Brave Midwives
A king gives a terrible order, and two women quietly decide not to obey it. || Un roi donne un ordre terrible, et deux femmes décident, sans bruit, de ne pas obéir.
Scripture does not tell us that Pharaoh’s name; it tells us the names of two midwives who feared God. || L’Écriture ne nous dit pas le nom de ce pharaon; elle nous dit celui de deux sages-femmes qui craignaient Dieu.
# The Baby in the Basket
A basket floats among the reeds, and inside it a very small boy begins to cry. || Une corbeille flotte parmi les roseaux, et dedans un tout petit garçon se met à pleurer.
A mother, a sister and a princess were all that God needed to save a child, and through him a people. || Une mère, une sœur et une princesse: il n’en fallut pas plus à Dieu pour sauver un enfant, et par lui un peuple.
# The Burning Bush
On an ordinary day behind the flock, something is burning that does not burn away. || Un jour ordinaire, derrière le troupeau, quelque chose brûle et ne se consume pas.
Moses asked who he was to go; God’s only answer was that he would go with him. || Moïse demanda qui il était pour y aller; Dieu répondit seulement qu’il serait avec lui.
# The Night of Passover
Sandals on, staff in hand, bread without yeast: nobody will sleep tonight. || Sandales aux pieds, bâton à la main, pain sans levain: personne ne dormira cette nuit.
They were not spared because they were better, but because they trusted the sign that God had given them. || Ils ne furent pas épargnés pour être meilleurs, mais pour s’être fiés au signe que Dieu leur avait donné.
# Through the Sea
The sea in front, the chariots behind, and not a boat to be seen: where now? || La mer devant, les chars derrière, et pas un bateau en vue: où aller?
Where there was no way at all, God had a road ready under the water. || Là où il n’y avait aucun chemin, Dieu tenait une route prête sous les eaux.
# The Song by the Sea
What do you sing when your feet are still wet from the miracle? || Que chante-t-on quand on a encore les pieds mouillés par le miracle?
The first thing that a freed people did was to sing of the One who had freed them. || La première chose que fit un peuple libéré fut de chanter Celui qui l’avait libéré.
# Bread from Heaven
A few weeks into the desert the bags are empty, and the grumbling begins. || Après quelques semaines de désert, les sacs sont vides, et les murmures commencent.
God gave enough for today, so that tomorrow’s hunger would bring them to him again. || Dieu donnait assez pour aujourd’hui, afin que la faim de demain les ramène à lui.
# Water from the Rock
What is worse than thirst? To wonder whether God is with you at all. || Qu’y a-t-il de pire que la soif? Se demander si Dieu est seulement là.
They asked whether the Lord was among them, and he answered with water out of stone. || Ils demandaient si l’Éternel était au milieu d’eux, et il répondit par de l’eau sortie du rocher.
# The Ten Commandments
Before the first commandment, God reminds his people of something; listen for it. || Avant le premier commandement, Dieu rappelle quelque chose à son peuple; prêtons l’oreille.
These words were spoken to people already set free: they are not the price of freedom, but the way to keep it. || Ces paroles furent dites à des gens déjà libérés: elles ne sont pas le prix de la liberté, mais le moyen de la garder.
# Show Me Your Glory
If you might ask God for one thing, would you dare to ask what Moses asks? || Si l’on pouvait demander une seule chose à Dieu, oserait-on demander ce que Moïse demande?
Moses asked to see glory, and God let his goodness pass before him. || Moïse demandait à voir la gloire, et Dieu fit passer devant lui sa bonté.
# The Blessing of Aaron
What would it be like to be blessed every day in the very words that God chose? || Comment serait-ce d’être béni chaque jour avec les mots mêmes que Dieu a choisis?
God’s blessing has a face: it turns towards us, it shines, and it gives us peace. || La bénédiction de Dieu a un visage: il se tourne vers nous, il luit, et il nous donne la paix.
# The Spies and the Grapes
Twelve men saw the same land; ten came home with fear, and two with grapes and faith. || Douze hommes ont vu le même pays; dix en rapportent la peur, et deux la foi, avec des raisins.
The giants were the same size for all twelve; what differed was how great each of them thought God to be. || Les géants avaient la même taille pour les douze; ce qui changeait, c’était la grandeur que chacun donnait à Dieu.
# Balaam’s Donkey
The prophet sees nothing at all on the road; his donkey sees very well. || Le prophète ne voit rien sur la route; son ânesse, elle, voit très bien.
God may speak to us through someone whom we never thought of listening to. || Dieu peut nous parler par quelqu’un que nous n’avions jamais pensé à écouter.
# Hear, O Israel
Some words are so important that they are tied to the hand and written on the door. || Il y a des paroles si importantes qu’on les lie à sa main et qu’on les écrit sur sa porte.
Faith is handed on at home: sitting down, walking along, at bedtime, and again in the morning. || La foi se transmet à la maison: assis, en marchant, au coucher, et de nouveau le matin.
# Choose Life
At the edge of the promised land an old man sets two roads before his people. || Au bord du pays promis, un vieil homme met deux chemins devant son peuple.
God’s word is not far away across the sea; it is near enough to be chosen today. || La parole de Dieu n’est pas au loin, de l’autre côté de la mer; elle est assez près pour être choisie aujourd’hui.
`;
