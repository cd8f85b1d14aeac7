/** Isaiah to Malachi: `# known passage`, then what leads into it, then what it leaves with us, each `English || French`. */
export const prophetSentences = `
# Here I Am, Send Me
Smoke fills the house, the doorposts shake, and a man is sure that he will die. || La fumée remplit la maison, les portes tremblent, et un homme se croit perdu.
God first touched Isaiah’s lips, and only then asked whom he should send. || Dieu toucha d’abord les lèvres d’Ésaïe, et ne demanda qu’ensuite qui il enverrait.
# A Child Is Born to Us
People are walking in the dark, and far ahead a light begins to grow. || Un peuple marche dans les ténèbres, et au loin une lumière commence à grandir.
God’s answer to a world of boots and war is a child. || À un monde de bottes et de guerre, Dieu répond par un enfant.
# The Wolf and the Lamb
What if a wolf lay down beside a lamb, and a little child led them both? || Et si un loup se couchait près d’un agneau, et qu’un petit enfant les menait?
The peace that God has in mind is so deep that even old enemies need no fence. || La paix à laquelle Dieu pense est si profonde que même d’anciens ennemis n’ont plus besoin de barrière.
# Comfort My People
After long years of hard words, God begins to speak in another tone. || Après de longues années de paroles dures, Dieu se met à parler sur un autre ton.
Grass withers and flowers fall, but the word that comforts us stands for ever. || L’herbe sèche et la fleur tombe, mais la parole qui nous console subsiste à toujours.
# On Wings like Eagles
Even the young grow tired; where does new strength come from? || Même les jeunes se lassent; d’où vient une force nouvelle?
God does not grow weary of us, and those who wait for him find their wings. || Dieu ne se lasse pas de nous, et ceux qui se confient en lui retrouvent des ailes.
# I Have Called You by Name
What would you give to hear someone say: you are mine? || Que donnerait-on pour entendre quelqu’un dire: tu es à moi?
He does not say that there will be no water and no fire; he says that we shall not pass through them alone. || Il ne dit pas qu’il n’y aura ni eaux ni feu; il dit que nous n’y passerons pas seuls.
# The Suffering Servant
Nobody wanted to look at him; people hid their faces from him. || Personne ne voulait le regarder; on détournait de lui le visage.
He carried what was ours, so that the peace which is his might be ours. || Il a porté ce qui était à nous, afin que la paix qui est à lui soit la nôtre.
# Come to the Waters
A voice in the market calls: come and buy, and leave your money at home. || Une voix crie au marché: venez, achetez, et laissez votre argent chez vous.
God’s thoughts are higher than ours, above all when he forgives. || Les pensées de Dieu sont plus hautes que les nôtres, surtout quand il pardonne.
# The Fast That God Chooses
They bow their heads and go hungry, and wonder why God does not seem to notice. || Ils courbent la tête et jeûnent, et s’étonnent que Dieu ne semble pas le voir.
The prayer that rises highest may be the bread that we break for somebody else. || La prière qui monte le plus haut est peut-être le pain que nous rompons pour un autre.
# Good News for the Poor
Somebody has been sent with ointment for broken hearts and keys for prisons. || Quelqu’un est envoyé avec un baume pour les cœurs brisés et des clés pour les prisons.
God gives beauty for ashes, and makes builders of those who had lost everything. || Dieu donne un diadème au lieu de la cendre, et fait des bâtisseurs de ceux qui avaient tout perdu.
# Before I Formed You
A young man is given a task for nations, and says that he cannot even speak. || Un jeune homme reçoit une mission pour les nations, et dit qu’il ne sait même pas parler.
God knew Jeremiah before he was born, and was not put off by his being too young. || Dieu connaissait Jérémie avant sa naissance, et sa jeunesse ne l’arrêta pas.
# In the Potter’s Hands
Come down to the potter’s house: the wheel is turning, and the jar has just gone wrong. || Descendons chez le potier: la roue tourne, et le vase vient d’être manqué.
The potter did not throw the spoiled clay away; he made of it another vessel. || Le potier ne jeta pas l’argile manquée; il en fit un autre vase.
# A Future and a Hope
A letter arrives far from home, and it does not say what anyone expected. || Une lettre arrive, loin de la patrie, et ne dit pas ce que l’on attendait.
Even in a place that we did not choose, God has plans of peace for us. || Même dans un lieu que nous n’avons pas choisi, Dieu a pour nous des projets de paix.
# Written on the Heart
What is carved in stone can be broken; what is written on a heart stays. || Ce qui est gravé dans la pierre peut se briser; ce qui est écrit dans un cœur demeure.
God’s new covenant begins with words that undo the past: I will remember their sin no more. || La nouvelle alliance de Dieu contient des mots qui défont le passé: je ne me souviendrai plus de leur péché.
# New Every Morning
From the ruins of a city comes the sentence that nobody expects there. || Des ruines d’une ville monte la phrase que personne n’y attend.
However dark the night has been, mercy gets up before we do. || Si sombre qu’ait été la nuit, la miséricorde se lève avant nous.
# I Will Seek My Sheep
The flock is scattered over all the hills, and those who should care do not look for it. || Le troupeau est dispersé sur toutes les collines, et ceux qui devraient en prendre soin ne le cherchent pas.
When no one else goes to look for the lost, God says: I will go myself. || Quand nul ne va chercher ceux qui sont perdus, Dieu dit: j’irai moi-même.
# The Valley of Dry Bones
A valley full of dry bones, and one question: can these live? || Une vallée pleine d’ossements secs, et une question: peuvent-ils revivre?
Where we see only what is over, God still has breath to give. || Là où nous ne voyons que la fin, Dieu a encore du souffle à donner.
# Four Friends in Babylon
They are far from home, and even their names have been taken from them; what can they still keep? || Ils sont loin de chez eux, et on leur a pris jusqu’à leurs noms; que peuvent-ils encore garder?
Great faithfulness often begins with a small thing, such as what is on the plate. || Une grande fidélité commence souvent par une petite chose, comme ce qu’il y a dans l’assiette.
# The Fiery Furnace
When the music plays, everyone bows down; everyone but three. || Quand la musique retentit, tous se prosternent; tous, sauf trois.
They knew that God could save them, and would have trusted him even if he had not; and in the fire they were four. || Ils savaient que Dieu pouvait les sauver, et lui auraient fait confiance même sans cela; et dans le feu ils étaient quatre.
# Daniel in the Lions’ Den
A law forbids prayer, a window stands open, and Daniel kneels as he has always done. || Une loi interdit de prier, une fenêtre est ouverte, et Daniel s’agenouille comme toujours.
Daniel’s courage before the lions had been practised three times a day, on his knees. || Le courage de Daniel devant les lions s’était exercé trois fois par jour, à genoux.
# Cords of Love
Listen to a father remembering how he taught his child to walk. || Écoutons un père se souvenir du temps où il apprenait à marcher à son enfant.
God’s heart turns over within him, and it turns towards us. || Le cœur de Dieu s’agite au dedans de lui, et c’est vers nous qu’il se tourne.
# Return with All Your Heart
It is late, the locusts have eaten everything, and yet God says: even now. || Il est tard, les sauterelles ont tout dévoré, et pourtant Dieu dit: maintenant encore.
God would rather see a torn heart than torn clothes, and he gives back lost years. || Dieu préfère un cœur déchiré à des vêtements déchirés, et il rend les années perdues.
# Let Justice Roll
The songs are loud and the feasts are full, and God will not listen. || Les chants sont forts, les fêtes sont pleines, et Dieu ne veut plus les entendre.
God does not want more music from people who are unjust; he wants justice that flows like a river. || Dieu n’attend pas plus de musique de gens injustes; il attend une justice qui coule comme un torrent.
# Jonah Runs Away
God says east, and the prophet buys a ticket for the west. || Dieu dit d’aller vers l’orient, et le prophète paie son passage vers l’occident.
We may run to the end of the sea, and God’s care will be on board before us. || Nous pouvons fuir au bout de la mer: la main de Dieu y sera avant nous.
# Jonah Prays in the Fish
What do you pray when there is seaweed round your head and no way out? || Que prie-t-on quand les roseaux entourent la tête et qu’il n’y a pas d’issue?
No place is too deep or too dark for a prayer to rise from it. || Aucun lieu n’est trop profond ni trop sombre pour qu’une prière en monte.
# Nineveh Turns Round
A few words were called out in the street, and the king got up from his throne. || Quelques mots furent criés dans la rue, et le roi se leva de son trône.
When people turn round, they find that God had been hoping for it all along. || Quand un peuple revient, il découvre que Dieu n’attendait que cela.
# Jonah and the Plant
Everyone has been spared, and the prophet is furious; why? || Tous sont épargnés, et le prophète est furieux; pourquoi?
Jonah’s story ends with God’s question, and each of us must answer it: should I not be concerned? || L’histoire de Jonas finit par une question de Dieu, et chacun doit y répondre: et moi, n’aurais-je pas pitié?
# What Does God Require?
Thousands of rams, rivers of oil: what does God really want? || Des milliers de béliers, des torrents d’huile: que veut Dieu, au fond?
Justice, kindness, a humble walk: it is short enough to learn by heart, and long enough for a lifetime. || La justice, la miséricorde, une marche humble: c’est assez court pour l’apprendre par cœur, et assez long pour toute une vie.
# Yet I Will Rejoice
No figs, no grapes, no sheep in the fold: what is left to sing about? || Pas de figues, pas de raisin, plus de brebis: que reste-t-il à chanter?
The word “yet” can be the bravest word of faith. || «Toutefois»: c’est peut-être le mot le plus courageux de la foi.
# He Sings over You
Did you know that God sings? || Savions-nous que Dieu chante?
The One who could judge us bends over us instead, and rejoices with a song. || Celui qui pourrait nous juger se penche sur nous, et se réjouit avec des chants.
# Not by Might
The task is a mountain, and the beginning looks far too small. || La tâche est une montagne, et le commencement paraît bien trop petit.
Nobody should despise the day of small beginnings: God’s Spirit is at work in it. || Que nul ne méprise le jour des petits commencements: l’Esprit de Dieu y travaille.
# The Windows of Heaven
Who can stand near a fire that burns away everything false? || Qui peut se tenir près d’un feu qui consume tout ce qui est faux?
God asks for our trust before he opens the windows, and dares us to test him. || Dieu demande notre confiance avant d’ouvrir les écluses, et nous invite à le mettre à l’épreuve.
`;
