/** Psalms to Ecclesiastes: `# known passage`, then what leads into it, then what it leaves with us, each `English || French`. */
export const psalmSentences = `
# Like a Tree by the Water
Two ways lie before us: one is green even in drought, the other blows away like chaff. || Deux voies s’ouvrent devant nous: l’une reste verte même dans la sécheresse, l’autre s’envole comme la paille.
A tree does not strain to be green; it only stays near the water. || L’arbre ne s’efforce pas d’être vert; il reste seulement près de l’eau.
# What Is Man?
Look up on a clear night, and you may feel very small. || Levons les yeux par une nuit claire, et nous nous sentirons bien petits.
Under all those stars God still thinks of us, and crowns small creatures with honour. || Sous toutes ces étoiles, Dieu pense encore à nous, et couronne d’honneur de petites créatures.
# How Long, Lord?
Four times the same question, and no answer yet: may one speak to God like this? || Quatre fois la même question, et pas encore de réponse: peut-on parler ainsi à Dieu?
The psalm begins with “how long” and ends with a song, though nothing around it has changed but trust. || Le psaume commence par «jusques à quand» et finit par un chant, sans que rien n’ait changé, sinon la confiance.
# The Path of Life
What would you keep if everything else were taken from you? || Que garderait-on si tout le reste nous était pris?
Whoever has God at his right hand has already found the path, and joy at the end of it. || Qui a Dieu à sa droite a déjà trouvé le sentier, et la joie qui est au bout.
# The Heavens Declare
There is a voice that goes out over the whole earth without a single word. || Il y a une voix qui parcourt toute la terre sans prononcer un seul mot.
The sky tells us that God is great, and his word tells us how to walk beneath it. || Le ciel nous dit que Dieu est grand, et sa parole nous dit comment marcher dessous.
# Why Have You Forsaken Me?
These words were cried in the dark long before they were cried from a cross. || Ces paroles furent criées dans la nuit bien avant de l’être du haut d’une croix.
The one who cried that he was forsaken was heard after all, and so shall we be. || Celui qui criait son abandon fut entendu, et nous le serons aussi.
# The Lord Is My Shepherd
A shepherd boy once looked at his own sheep, and understood something about himself. || Un berger regarda un jour ses brebis, et comprit quelque chose sur lui-même.
The shepherd does not promise that there will be no dark valley; he promises to be in it with us. || Le berger ne promet pas qu’il n’y aura pas de vallée sombre; il promet d’y être avec nous.
# Lift Up Your Heads
The gates are closed, and somebody great is standing outside: who is he? || Les portes sont closes, et quelqu’un de grand se tient dehors: qui est-il?
The King of glory still comes to doors, and waits for them to be lifted. || Le Roi de gloire vient encore devant des portes, et attend qu’elles s’élèvent.
# My Light and My Salvation
What are you afraid of when the lamp goes out? || De quoi avons-nous peur quand la lampe s’éteint?
Courage is not in the strength of our walls but in the One who is our light. || Le courage n’est pas dans la force de nos murs, mais en Celui qui est notre lumière.
# Joy Comes in the Morning
There are evenings when weeping moves in as a guest and will not leave. || Il y a des soirs où les pleurs s’installent comme un hôte et ne veulent plus partir.
Weeping may stay for the night, but it has never been able to hold back the morning. || Les pleurs peuvent rester la nuit, mais ils n’ont jamais su retenir le matin.
# Taste and See
How would you explain honey to someone who has never tasted it? || Comment expliquer le miel à qui n’en a jamais goûté?
God’s goodness is not proved from afar; it is tasted by those who come close. || La bonté de Dieu ne se prouve pas de loin; elle se goûte de près.
# As the Deer Longs for Water
A thirsty deer does not think of anything but the stream. || Un cerf assoiffé ne pense à rien d’autre qu’au courant d’eau.
When our own soul is cast down, we may tell it what the psalm does: hope in God. || Quand notre âme est abattue, disons-lui ce que dit le psaume: espère en Dieu.
# Our Refuge and Strength
What if the mountains themselves fell into the sea? || Et si les montagnes elles-mêmes tombaient dans la mer?
In the middle of all the noise stands one command that makes us quiet: know that he is God. || Au milieu de tout le fracas, un seul mot nous apaise: sachons qu’il est Dieu.
# A Clean Heart
A king has done great wrong, and for once he makes no excuse. || Un roi a fait beaucoup de mal, et pour une fois il ne cherche pas d’excuse.
David did not ask God to look away; he asked him to make the heart new. || David ne demanda pas à Dieu de fermer les yeux; il lui demanda un cœur nouveau.
# Thirsty for God
In a dry land without water somebody is thirsty for more than water. || Dans une terre aride et sans eau, quelqu’un a soif de plus que d’eau.
There is a love that is better than life, and it can be found even in the desert. || Il y a un amour qui vaut mieux que la vie, et on le trouve même au désert.
# Let the Peoples Praise You
Imagine one song, and every people under the sun singing it. || Imaginons un seul chant, et tous les peuples sous le soleil pour le chanter.
God blesses us so that the blessing may travel on to the ends of the earth. || Dieu nous bénit pour que la bénédiction voyage jusqu’aux extrémités de la terre.
# How Lovely Is Your Dwelling
Even the sparrow has found a house; where is ours? || Même le passereau a trouvé une maison; où est la nôtre?
One day at God’s door is worth more than a thousand anywhere else. || Un seul jour à la porte de Dieu vaut mieux que mille ailleurs.
# Teach Us to Number Our Days
How long is a life? As long as grass is green, says this very old prayer. || Combien dure une vie? Le temps que l’herbe est verte, dit cette très vieille prière.
Those who learn to count their days discover that none of them is small. || Qui apprend à compter ses jours découvre qu’aucun n’est petit.
# Under His Wings
Where does a chick run when a shadow passes over? || Où court le petit oiseau quand une ombre passe?
Being kept by God is not living without danger, but living under his wings. || Être gardé par Dieu, ce n’est pas vivre sans danger, c’est vivre sous ses ailes.
# Come, Let Us Sing
An invitation has come, and it is addressed to every one of us. || Une invitation est arrivée, et elle est adressée à chacun de nous.
The heart that sings and kneels today will not harden tomorrow. || Le cœur qui chante et s’agenouille aujourd’hui ne s’endurcira pas demain.
# Sing a New Song
Have you ever heard rivers clap their hands? || Avons-nous déjà entendu les fleuves battre des mains?
What God has done is too wide for one voice: the sea and the hills are needed too. || Ce que Dieu a fait est trop vaste pour une seule voix: il y faut aussi la mer et les montagnes.
# Enter with Thanksgiving
What is the password at God’s gates? || Quel est le mot de passe aux portes de Dieu?
We may come in with thanks, for we are his people and the sheep of his pasture. || Nous pouvons entrer avec reconnaissance, car nous sommes son peuple et le troupeau de son pâturage.
# Bless the Lord, My Soul
Sometimes we have to remind our own soul of what it so easily forgets. || Il faut parfois rappeler à notre âme ce qu’elle oublie si facilement.
As far as the east is from the west: that is where God has put what he forgave. || Autant l’orient est éloigné de l’occident: c’est là que Dieu a mis ce qu’il a pardonné.
# How Many Are Your Works
Springs, storks, young lions and the moon: who looks after all of them tonight? || Sources, cigognes, lionceaux et lune: qui prend soin d’eux tous ce soir?
The One who feeds the lions of the forest has not overlooked our table. || Celui qui nourrit les lions de la forêt n’a pas oublié notre table.
# He Raises the Poor
God sits high above the nations; then he does something that no king does. || Dieu est assis bien au-dessus des nations; puis il fait ce qu’aucun roi ne fait.
The Most High bends down lowest, to lift the poor from the dust. || Le Très-Haut se baisse le plus bas, pour relever le pauvre de la poussière.
# Praise Him, All Nations
Here is the shortest of all psalms, and it has room for the whole world. || Voici le plus court de tous les psaumes, et le monde entier y tient.
Two verses are enough to say what matters most: his love is great, and he is faithful for ever. || Deux versets suffisent pour dire l’essentiel: sa bonté est grande, et sa fidélité dure à toujours.
# I Lift Up My Eyes
A traveller looks up at the hills before him, and wonders who will help. || Un voyageur lève les yeux vers les montagnes, et se demande d’où viendra le secours.
The One who keeps us never falls asleep on the watch. || Celui qui nous garde ne s’endort jamais à son poste.
# Those Who Sow in Tears
Have you ever been so happy that you thought you were dreaming? || Avons-nous déjà été si heureux que nous pensions rêver?
No tear that falls into the ground with the seed is lost; the harvest remembers it. || Aucune larme tombée en terre avec la semence n’est perdue; la moisson s’en souvient.
# Unless the Lord Builds the House
You can get up early, go to bed late, and still build in vain. || On peut se lever tôt, se coucher tard, et bâtir pourtant en vain.
What God builds with us lasts, and he gives his own even their sleep. || Ce que Dieu bâtit avec nous demeure, et à ses bien-aimés il donne jusqu’au sommeil.
# Out of the Depths
From how deep down can a voice still be heard? || De quelle profondeur une voix peut-elle encore être entendue?
Watchmen know that the morning comes; those who wait for God know it even better. || Les gardes savent que le matin vient; ceux qui attendent Dieu le savent mieux encore.
# Living Together in Unity
What is rarer than gold, and runs down like fine oil? || Qu’est-ce qui est plus rare que l’or, et coule comme une huile précieuse?
Where brothers and sisters live as one, God himself sends the blessing. || Là où frères et sœurs vivent unis, Dieu lui-même envoie la bénédiction.
# His Mercy Endures Forever
One line comes back again and again, twenty-six times; we shall soon know it by heart. || Une même phrase revient, vingt-six fois; nous la saurons bientôt par cœur.
Whatever the line before it says, creation, rescue or daily bread, the answer stays the same: his mercy endures for ever. || Quoi que dise la ligne d’avant, création, délivrance ou pain du jour, la réponse reste la même: sa miséricorde dure à toujours.
# You Have Searched Me
Is there anyone who knows you when you sit down, when you rise, and what you are about to say? || Quelqu’un sait-il quand nous nous asseyons, quand nous nous levons, et ce que nous allons dire?
There is no place so dark that God cannot see us there, and no part of us that he did not make. || Il n’est pas de lieu si sombre que Dieu ne nous y voie, ni rien en nous qu’il n’ait fait.
# Great Is the Lord
One generation leans over to the next and begins to tell. || Une génération se penche vers la suivante, et se met à raconter.
All eyes look to the same hand, and it is an open one. || Tous les yeux regardent vers la même main, et cette main est ouverte.
# He Heals the Brokenhearted
Who can count the stars and bandage a wound with the same hand? || Qui peut compter les étoiles et panser une plaie de la même main?
The One who calls every star by its name also knows where our heart is broken. || Celui qui appelle chaque étoile par son nom sait aussi où notre cœur est brisé.
# Let All Creation Praise
If the sea monsters, the hail and the old trees could sing, what would it sound like? || Si les monstres marins, la grêle et les vieux arbres pouvaient chanter, qu’entendrait-on?
Nobody is too high and nobody too small to have a voice in this choir. || Nul n’est trop grand, et nul trop petit, pour avoir sa voix dans ce chœur.
# Let Everything That Breathes
Bring trumpets, strings and loud cymbals: this is how the book of Psalms ends. || Apportez trompettes, cordes et cymbales sonores: c’est ainsi que finit le livre des Psaumes.
If you have breath, you have all that it takes to praise. || Qui a du souffle a tout ce qu’il faut pour louer.
# Trust with All Your Heart
A father sits down with his child, and says what matters most to him. || Un père s’assied avec son enfant, et lui dit ce qui compte le plus.
Leaning on God with a whole heart makes crooked paths straight. || S’appuyer sur Dieu de tout son cœur rend droits les sentiers tordus.
# Get Wisdom
What would you pay for something that nobody can take from you? || Que paierait-on pour une chose que nul ne peut nous prendre?
Wisdom holds those who hold her: she is worth more than anything that we could give for her. || La sagesse garde ceux qui la gardent: elle vaut plus que tout ce qu’on pourrait donner pour elle.
# Go to the Ant
Today’s teacher is very small, has six legs, and no one gives her orders. || La maîtresse d’aujourd’hui est toute petite, a six pattes, et nul ne lui donne d’ordres.
A little work on each ordinary day is what carries us through the winter. || Un peu de travail chaque jour ordinaire: voilà ce qui nous fait passer l’hiver.
# Wisdom at the Beginning
Before there were hills or fountains, somebody was already rejoicing. || Avant qu’il y ait des collines ou des sources, quelqu’un se réjouissait déjà.
The world was made with wisdom beside God, and whoever finds her finds life. || Le monde fut fait avec la sagesse auprès de Dieu, et qui la trouve a trouvé la vie.
# A Woman of Worth
Her lamp still burns when the town is asleep; who is she? || Sa lampe brûle encore quand la ville dort; qui est-elle?
Charm passes and beauty fades, but strong, kind hands are praised at the city gates. || La grâce est trompeuse et la beauté passe, mais des mains fortes et bonnes sont louées aux portes de la ville.
# A Time for Everything
Fourteen times a door opens, and fourteen times another one closes. || Quatorze fois une porte s’ouvre, et quatorze fois une autre se ferme.
We do not hold the clock, but the One who does makes everything beautiful in its time. || Nous ne tenons pas l’horloge, mais Celui qui la tient fait toute chose bonne en son temps.
# A Cord of Three Strands
If you fall on a lonely road, who will help you up? || Si l’on tombe sur une route déserte, qui nous relèvera?
One hand can be pushed aside; hands that hold each other are hard to break. || Une main seule se laisse repousser; des mains qui se tiennent sont difficiles à rompre.
`;
