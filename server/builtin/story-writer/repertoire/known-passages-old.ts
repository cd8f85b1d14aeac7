/** `range | English title | French title | theme | verses that carry it, the most needed first`. */
export const oldTestamentPassages = `
GEN 1 | In the Beginning | Au commencement | creation | 1 2 3 31 27 26 11 16 21 24 5 9 28 20 14 6
GEN 2:4-25 | A Garden Called Eden | Un jardin nommé Éden | creation | 7 8 15 18 22 23 9 16 17
GEN 3 | The Forbidden Fruit | Le fruit défendu | mercy | 1 4 6 8 9 10 23 21 2 3 11 12 13
GEN 4:1-16 | Cain and Abel | Caïn et Abel | justice | 2 4 8 9 10 5 6 7
GEN 6:5-22 | Noah Builds an Ark | Noé bâtit une arche | salvation | 8 13 14 22 5 18 19
GEN 7 | The Great Flood | Le grand déluge | salvation | 1 12 17 23 5 16
GEN 9:8-17 | The Rainbow Promise | La promesse de l’arc-en-ciel | hope | 13 15 11 16
GEN 11:1-9 | The Tower of Babel | La tour de Babel | humility | 1 4 5 7 8 9
GEN 12:1-9 | Abram Leaves Home | Abram quitte son pays | calling | 1 2 4 7 3
GEN 15:1-6 | As Many as the Stars | Aussi nombreux que les étoiles | trust | 1 5 6
GEN 18:1-15 | Three Visitors at Mamre | Trois visiteurs à Mamré | hope | 1 2 10 12 13 14
GEN 22:1-19 | Abraham and Isaac | Abraham et Isaac | trust | 1 2 7 8 10 11 12 13 14
GEN 24 | A Wife for Isaac | Une épouse pour Isaac | prayer | 4 12 14 15 17 18 19 58 67
GEN 28:10-22 | Jacob’s Ladder | L’échelle de Jacob | hope | 11 12 13 15 16 17
GEN 32:22-32 | Jacob Wrestles until Dawn | Jacob lutte jusqu’à l’aurore | perseverance | 24 26 27 28 30
GEN 33:1-11 | Two Brothers Meet Again | Deux frères se retrouvent | mercy | 1 3 4 10
GEN 37 | Joseph and His Brothers | Joseph et ses frères | perseverance | 3 4 5 18 23 24 28 31 34
GEN 39 | Joseph in Prison | Joseph en prison | perseverance | 1 2 20 21 23
GEN 41:1-45 | Pharaoh’s Dreams | Les songes du pharaon | wisdom | 1 14 15 16 29 30 33 38 39 41
GEN 45:1-15 | Joseph Forgives His Brothers | Joseph pardonne à ses frères | mercy | 1 3 4 5 7 14 15 2
GEN 50:15-21 | God Meant It for Good | Dieu l’a changé en bien | mercy | 15 17 19 20 21
EXO 1:8-22 | Two Brave Midwives | Deux sages-femmes courageuses | courage | 8 15 17 20 21
EXO 2:1-10 | The Baby in the Basket | L’enfant dans la corbeille | salvation | 2 3 4 5 6 7 8 10
EXO 3:1-15 | The Burning Bush | Le buisson ardent | calling | 1 2 4 5 7 10 11 12 14
EXO 12:1-14 | The Night of Passover | La nuit de la Pâque | salvation | 3 7 11 12 13 14
EXO 14 | Through the Sea | À travers la mer | salvation | 10 13 14 16 21 22 27 30 31
EXO 15:1-18 | The Song by the Sea | Le cantique au bord de la mer | joy | 1 2 13 18
EXO 16:1-21 | Bread from Heaven | Le pain du ciel | provision | 2 4 13 14 15 18
EXO 17:1-7 | Water from the Rock | L’eau du rocher | provision | 1 3 4 5 6
EXO 20:1-17 | The Ten Commandments | Les dix commandements | wisdom | 1 2 3 7 8 12 13 15 16 17 14 4
EXO 33:12-23 | Show Me Your Glory | Fais-moi voir ta gloire | prayer | 12 14 18 19 22
NUM 6:22-27 | The Blessing of Aaron | La bénédiction d’Aaron | peace | 24 25 26 27 23
NUM 13:17-33 | The Spies and the Grapes | Les espions et la grappe | courage | 17 23 27 28 30 31
NUM 22:21-35 | Balaam’s Donkey | L’ânesse de Balaam | humility | 22 23 28 31 34
DEU 6:1-9 | Hear, O Israel | Écoute, Israël | love | 4 5 6 7 9
DEU 30:11-20 | Choose Life | Choisis la vie | wisdom | 11 14 15 19 20
JOS 1:1-9 | Be Strong and Courageous | Fortifie-toi et prends courage | courage | 2 5 6 8 9
JOS 2 | Rahab and the Spies | Rahab et les espions | salvation | 1 4 6 11 12 15 18 21
JOS 3 | Crossing the Jordan | Le passage du Jourdain | trust | 5 8 14 15 16 17
JOS 6:1-20 | The Walls of Jericho | Les murailles de Jéricho | trust | 1 2 3 4 5 15 16 20
JDG 6:11-24 | God Calls Gideon | Dieu appelle Gédéon | calling | 11 12 14 15 16 23 24
JDG 7:1-22 | Gideon’s Three Hundred | Les trois cents de Gédéon | courage | 2 7 16 19 20 21 22
JDG 16:4-30 | Samson’s Last Strength | La dernière force de Samson | perseverance | 6 17 19 21 22 28 29 30
RUT 1 | Where You Go, I Will Go | Où tu iras, j’irai | love | 1 3 6 8 14 16 17 22
RUT 2 | Ruth in the Fields | Ruth dans les champs | provision | 2 3 5 8 10 11 12 17
1SA 1:1-20 | Hannah’s Prayer | La prière d’Anne | prayer | 2 10 11 12 13 15 17 20
1SA 3:1-18 | Speak, for Your Servant Hears | Parle, ton serviteur écoute | calling | 1 3 4 5 8 9 10 
1SA 16:1-13 | A Shepherd Is Chosen | Un berger est choisi | calling | 1 6 7 10 11 12 13
1SA 17 | David and Goliath | David et Goliath | courage | 4 11 32 45 49 50 40 37 33 48 8 16 26 47 42 43 46 10 12 20 23 24 34 35 36 38 39
1SA 18:1-4 | David and Jonathan | David et Jonathan | love | 1 3 4
1SA 24 | David Spares Saul | David épargne Saül | mercy | 2 3 4 6 8 10 17 19
2SA 9 | Mephibosheth at the King’s Table | Mephiboscheth à la table du roi | mercy | 1 3 6 7 8 13
1KI 3:5-15 | Solomon Asks for Wisdom | Salomon demande la sagesse | wisdom | 5 7 9 10 11 12
1KI 3:16-28 | The Wisdom of Solomon | Le jugement de Salomon | justice | 16 23 24 25 26 27 28
1KI 17:1-7 | Elijah and the Ravens | Élie et les corbeaux | provision | 1 3 4 5 6
1KI 17:8-16 | The Widow of Zarephath | La veuve de Sarepta | provision | 9 10 12 13 14 15 16
1KI 18:20-39 | Fire on Mount Carmel | Le feu sur le mont Carmel | courage | 21 22 24 26 30 36 37 38 39
1KI 19:1-18 | The Still Small Voice | Un murmure doux et léger | hope | 3 4 5 9 11 12 13 15
2KI 4:1-7 | The Widow’s Oil | L’huile de la veuve | provision | 1 2 3 5 6 7
2KI 5:1-14 | Naaman Is Healed | Naaman est guéri | humility | 1 2 3 9 10 11 13 14
2KI 6:8-23 | Chariots of Fire | Des chars de feu | courage | 14 15 16 17
2CH 20:1-30 | The Battle Is the Lord’s | La bataille est au Seigneur | prayer | 2 3 12 15 17 21 22
NEH 2:1-18 | Let Us Rise and Build | Levons-nous et bâtissons | perseverance | 2 3 4 5 17 18
EST 4 | For Such a Time as This | Pour un temps comme celui-ci | courage | 8 11 13 14 15 16
JOB 1 | Job Loses Everything | Job perd tout | perseverance | 1 13 14 18 19 20 21 22
JOB 38 | Out of the Whirlwind | Du milieu de la tempête | creation | 1 2 4 7 8 11 12 16 19
JOB 42:1-17 | My Eyes Have Seen You | Mon œil t’a vu | humility | 1 2 3 5 6 10 12
PSA 1 | Like a Tree by the Water | Comme un arbre près de l’eau | wisdom | 1 2 3 6
PSA 8 | What Is Man? | Qu’est-ce que l’homme? | creation | 1 3 4 5 6 9
PSA 13 | How Long, Lord? | Jusques à quand, Seigneur? | hope | 1 2 3 5 6
PSA 16 | The Path of Life | Le sentier de la vie | trust | 1 5 8 9 11
PSA 19 | The Heavens Declare | Les cieux racontent | creation | 1 2 3 4 7 8 14
PSA 22:1-31 | Why Have You Forsaken Me? | Pourquoi m’as-tu abandonné? | hope | 1 2 4 11 19 22 24
PSA 23 | The Lord Is My Shepherd | Le Seigneur est mon berger | trust | 1 4 6 2 3 5
PSA 24 | Lift Up Your Heads | Élevez vos linteaux | joy | 1 3 4 7 8 10
PSA 27 | My Light and My Salvation | Ma lumière et mon salut | courage | 1 4 5 13 14
PSA 30 | Joy Comes in the Morning | Le matin, l’allégresse | joy | 2 4 5 11 12
PSA 34 | Taste and See | Goûtez et voyez | joy | 1 4 6 8 18
PSA 42 | As the Deer Longs for Water | Comme une biche soupire | hope | 1 2 3 5 8 11
PSA 46 | Our Refuge and Strength | Notre refuge et notre appui | peace | 1 2 3 4 10 11
PSA 51 | A Clean Heart | Un cœur pur | mercy | 1 2 10 11 12 17
PSA 63 | Thirsty for God | La soif de Dieu | prayer | 1 3 4 7 8
PSA 67 | Let the Peoples Praise You | Que les peuples te louent | joy | 1 3 4 6
PSA 84 | How Lovely Is Your Dwelling | Que tes demeures sont aimables | joy | 1 2 3 10 11
PSA 90 | Teach Us to Number Our Days | Enseigne-nous à bien compter nos jours | wisdom | 1 2 4 12 14 17
PSA 91 | Under His Wings | Sous ses ailes | trust | 1 2 4 11 14 15
PSA 95 | Come, Let Us Sing | Venez, chantons | joy | 1 2 3 4 6 7
PSA 98 | Sing a New Song | Chantez un cantique nouveau | joy | 1 4 6 7 8
PSA 100 | Enter with Thanksgiving | Entrez avec des louanges | joy
PSA 103 | Bless the Lord, My Soul | Mon âme, bénis le Seigneur | mercy | 1 2 3 8 11 12 13 17
PSA 104 | How Many Are Your Works | Que tes œuvres sont nombreuses | creation | 1 10 14 19 24 27 33
PSA 113 | He Raises the Poor | Il relève le pauvre | humility | 1 3 5 7 8
PSA 117 | Praise Him, All Nations | Louez-le, toutes les nations | joy
PSA 121 | I Lift Up My Eyes | Je lève mes yeux | trust | 1 2 3 4 7 8
PSA 126 | Those Who Sow in Tears | Ceux qui sèment avec larmes | hope | 1 2 3 5 6
PSA 127 | Unless the Lord Builds the House | Si le Seigneur ne bâtit la maison | trust | 1 2 3
PSA 130 | Out of the Depths | Du fond de l’abîme | hope | 1 2 5 6 7
PSA 133 | Living Together in Unity | Demeurer ensemble | love
PSA 136 | His Mercy Endures Forever | Sa miséricorde dure à toujours | mercy | 1 4 5 9 16 23 26
PSA 139 | You Have Searched Me | Tu m’as sondé | trust | 1 2 7 9 10 13 14 23 24
PSA 145 | Great Is the Lord | Grand est le Seigneur | joy | 3 8 9 14 15 16 18
PSA 147 | He Heals the Brokenhearted | Il guérit ceux qui ont le cœur brisé | creation | 1 3 4 5 8 9
PSA 148 | Let All Creation Praise | Que toute la création loue | creation | 1 3 5 7 9 10 12 13
PSA 150 | Let Everything That Breathes | Que tout ce qui respire | joy
PRO 3:1-12 | Trust with All Your Heart | Se confier de tout son cœur | trust | 5 6 1 3 7 11 12 9
PRO 4:1-13 | Get Wisdom | Acquiers la sagesse | wisdom | 1 5 7 10 13
PRO 6:6-11 | Go to the Ant | Va vers la fourmi | wisdom
PRO 8:22-36 | Wisdom at the Beginning | La sagesse au commencement | creation | 22 27 30 32 35
PRO 31:10-31 | A Woman of Worth | Une femme de valeur | wisdom | 10 13 20 25 26 30 31
ECC 3:1-15 | A Time for Everything | Un temps pour tout | wisdom | 1 2 4 7 11
ECC 4:9-12 | A Cord of Three Strands | La corde à trois fils | love
ISA 6:1-8 | Here I Am, Send Me | Me voici, envoie-moi | calling | 1 3 5 6 8
ISA 9:1-7 | A Child Is Born to Us | Un enfant nous est né | hope | 2 6 7 3
ISA 11:1-10 | The Wolf and the Lamb | Le loup et l’agneau | peace | 1 2 6 7 9
ISA 40:1-11 | Comfort My People | Consolez mon peuple | hope | 1 3 6 8 11
ISA 40:25-31 | On Wings like Eagles | Le vol des aigles | perseverance | 26 28 29 30 31
ISA 43:1-7 | I Have Called You by Name | Je t’appelle par ton nom | trust | 1 2 3 4 5
ISA 52:13-53:12 | The Suffering Servant | Le serviteur souffrant | salvation | 53:3 53:4 53:5 53:6 53:7 53:11
ISA 55 | Come to the Waters | Venez aux eaux | mercy | 1 3 6 7 8 9 11 12
ISA 58:6-12 | The Fast That God Chooses | Le jeûne auquel Dieu prend plaisir | justice | 6 7 8 10
ISA 61:1-4 | Good News for the Poor | Une bonne nouvelle aux malheureux | salvation
JER 1:4-10 | Before I Formed You | Avant que je t’eusse formé | calling | 4 5 6 7 8 9
JER 18:1-10 | In the Potter’s Hands | Dans la main du potier | mercy | 2 3 4 6
JER 29:4-14 | A Future and a Hope | Un avenir et de l’espérance | hope | 5 7 11 12 13
JER 31:31-34 | Written on the Heart | Écrit dans le cœur | mercy
LAM 3:19-33 | New Every Morning | Renouvelé chaque matin | hope | 20 21 22 23 24 26 32
EZK 34:11-16 | I Will Seek My Sheep | Je chercherai mes brebis | salvation
EZK 37:1-14 | The Valley of Dry Bones | La vallée des ossements | hope | 1 3 4 5 7 10 14
DAN 1:3-21 | Four Friends in Babylon | Quatre amis à Babylone | courage | 3 6 8 12 15 17
DAN 3 | The Fiery Furnace | La fournaise ardente | courage | 1 12 14 16 17 18 20 23 24 25 26 28
DAN 6 | Daniel in the Lions’ Den | Daniel dans la fosse aux lions | trust | 7 10 16 19 20 21 22 23
HOS 11:1-9 | Cords of Love | Des liens d’amour | love | 1 3 4 8 9
JOL 2:12-32 | Return with All Your Heart | Revenez de tout votre cœur | mercy | 12 13 25 28 32
AMO 5:14-24 | Let Justice Roll | Que la droiture coule | justice | 14 15 21 23 24
JON 1 | Jonah Runs Away | Jonas s’enfuit | calling | 1 2 3 4 6 12 15 17
JON 2 | Jonah Prays in the Fish | Jonas prie dans le poisson | prayer | 1 2 5 7 9 10
JON 3 | Nineveh Turns Round | Ninive se repent | mercy | 1 2 3 4 5 10
JON 4 | Jonah and the Plant | Jonas et le ricin | mercy | 1 2 4 6 7 9 10 11
MIC 6:6-8 | What Does God Require? | Ce que Dieu demande | justice
HAB 3:17-19 | Yet I Will Rejoice | Toutefois, je me réjouirai | joy
ZEP 3:14-20 | He Sings over You | Il a pour toi des chants de joie | joy | 14 15 16 17 20
ZEC 4:6-10 | Not by Might | Ni par la force | perseverance
MAL 3:1-12 | The Windows of Heaven | Les écluses des cieux | provision | 1 7 10 12
`;
