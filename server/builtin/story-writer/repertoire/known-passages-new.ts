/** `range | English title | French title | theme | verses that carry it, the most needed first`. */
export const newTestamentPassages = `
MAT 1:18-25 | Joseph’s Dream | Le songe de Joseph | trust | 18 19 20 21 24
MAT 2:1-12 | The Wise Men and the Star | Les mages et l’étoile | joy | 1 2 9 10 11
MAT 3:13-17 | The Baptism of Jesus | Le baptême de Jésus | calling
MAT 4:1-11 | Tested in the Desert | L’épreuve au désert | perseverance | 1 3 4 7 10 11
MAT 5:1-12 | The Beatitudes | Les béatitudes | joy | 1 3 4 5 6 7 8 9
MAT 5:13-16 | Salt and Light | Le sel et la lumière | calling
MAT 5:38-48 | Love Your Enemies | Aimez vos ennemis | love | 39 43 44 45 48
MAT 6:5-15 | The Lord’s Prayer | Le Notre Père | prayer | 6 9 10 11 12 13
MAT 6:25-34 | Birds and Lilies | Les oiseaux et les lis | peace | 25 26 28 29 33 34
MAT 7:7-12 | Ask, Seek, Knock | Demandez, cherchez, frappez | prayer | 7 8 9 11 12
MAT 7:24-29 | House on the Rock | La maison sur le roc | wisdom | 24 25 26 27
MAT 8:5-13 | The Centurion’s Faith | La foi du centenier | trust | 5 6 7 8 10 13
MAT 11:25-30 | Rest for the Weary | Du repos pour les fatigués | peace | 28 29 30 25
MAT 13:1-23 | The Sower | Le semeur | wisdom | 3 4 5 7 8 9 23
MAT 13:31-33 | The Mustard Seed | Le grain de sénevé | hope
MAT 13:44-46 | The Hidden Treasure | Le trésor caché | joy
MAT 14:13-21 | Five Loaves and Two Fish | Cinq pains et deux poissons | provision | 14 15 16 17 19 20 21
MAT 14:22-33 | Walking on the Water | Jésus marche sur les eaux | trust | 24 25 26 27 28 29 30 31 33
MAT 18:10-14 | The Lost Sheep | La brebis perdue | salvation
MAT 18:21-35 | The Unforgiving Servant | Le serviteur impitoyable | mercy | 21 22 24 26 27 28 30 33
MAT 20:1-16 | Workers in the Vineyard | Les ouvriers de la vigne | mercy | 1 2 6 9 10 11 13 15 16
MAT 22:34-40 | The Greatest Commandment | Le plus grand commandement | love
MAT 25:1-13 | The Ten Virgins | Les dix vierges | wisdom | 1 2 3 6 8 10 13
MAT 25:14-30 | The Talents | Les talents | calling | 14 15 19 20 21 24 25 28
MAT 25:31-46 | The Least of These | L’un de ces plus petits | justice | 31 32 34 35 36 37 40
MAT 26:36-46 | The Garden of Gethsemane | Le jardin de Gethsémané | prayer | 36 38 39 40 41 42
MAT 27:32-56 | The Cross | La croix | salvation | 35 37 45 46 50 51 54
MAT 28:1-10 | He Is Not Here | Il n’est point ici | hope | 1 2 5 6 8 9 10
MAT 28:16-20 | Go to All Nations | Allez vers toutes les nations | calling
MRK 1:1-15 | The Beginning of the Good News | Le commencement de la bonne nouvelle | calling | 1 4 9 10 11 14 15
MRK 1:16-20 | Fishers of Men | Pêcheurs d’hommes | calling
MRK 2:1-12 | Four Friends and a Roof | Quatre amis et un toit | mercy | 3 4 5 7 10 11 12
MRK 4:35-41 | Jesus Calms the Storm | Jésus apaise la tempête | peace | 35 37 38 39 40 41
MRK 5:21-43 | Jairus’ Daughter | La fille de Jaïrus | hope | 22 23 35 36 38 41 42
MRK 6:30-44 | The Feeding of the Five Thousand | La multiplication des pains | provision | 34 35 37 38 41 42 44
MRK 10:13-16 | Let the Children Come | Laissez venir les enfants | love
MRK 10:17-27 | The Rich Young Man | Le jeune homme riche | provision | 17 20 21 22 23 27
MRK 10:46-52 | Blind Bartimaeus | L’aveugle Bartimée | salvation | 46 47 48 49 51 52
MRK 12:41-44 | The Widow’s Two Coins | Les deux pièces de la veuve | provision
LUK 1:26-38 | An Angel Visits Mary | Un ange visite Marie | calling | 26 28 30 31 34 37 38
LUK 1:46-55 | Mary’s Song | Le cantique de Marie | joy | 46 47 48 49 52 53
LUK 2:1-20 | The Birth of Jesus | La naissance de Jésus | joy | 1 4 6 7 8 10 11 14 16 20
LUK 2:25-38 | Simeon and Anna | Siméon et Anne | hope | 25 28 29 30 36 38
LUK 2:41-52 | The Boy in the Temple | L’enfant dans le temple | wisdom | 42 43 46 48 49 52
LUK 4:14-30 | Jesus in Nazareth | Jésus à Nazareth | justice | 16 18 20 21 22
LUK 5:1-11 | The Great Catch of Fish | La pêche miraculeuse | calling | 3 4 5 6 8 10 11
LUK 7:36-50 | The Woman Who Loved Much | La femme qui a beaucoup aimé | mercy | 37 38 39 44 47 48 50
LUK 10:25-37 | The Good Samaritan | Le bon Samaritain | love | 30 33 34 36 37 25 29 31 32 35 27 28 26
LUK 10:38-42 | Martha and Mary | Marthe et Marie | peace
LUK 11:1-13 | Teach Us to Pray | Enseigne-nous à prier | prayer | 1 2 3 4 9 10 13
LUK 12:13-21 | The Rich Fool | Le riche insensé | provision | 15 16 17 18 19 20 21
LUK 14:15-24 | The Great Banquet | Le grand festin | salvation | 16 17 18 21 23
LUK 15:1-7 | The Lost Sheep | La brebis perdue | salvation | 3 4 5 6 7
LUK 15:8-10 | The Lost Coin | La drachme perdue | joy
LUK 15:11-32 | The Prodigal Son | Le fils prodigue | mercy | 11 12 13 14 17 18 20 21 22 24 15 19 23 25 28 31 32
LUK 17:11-19 | Ten Were Healed | Dix furent guéris | joy | 12 13 14 15 16 17 19
LUK 18:1-8 | The Persistent Widow | La veuve persévérante | prayer | 1 2 3 5 7
LUK 18:9-14 | The Pharisee and the Tax Collector | Le pharisien et le publicain | humility
LUK 19:1-10 | Zacchaeus in the Tree | Zachée dans l’arbre | salvation | 2 3 4 5 6 8 9 10
LUK 22:14-20 | The Last Supper | Le dernier repas | salvation
LUK 23:32-43 | Today in Paradise | Aujourd’hui dans le paradis | mercy | 33 34 39 41 42 43
LUK 24:13-35 | The Road to Emmaus | Le chemin d’Emmaüs | hope | 13 15 16 21 27 29 30 31 32
JHN 1:1-18 | The Word Became Flesh | La Parole faite chair | salvation | 1 3 4 5 12 14 17
JHN 2:1-11 | The Wedding at Cana | Les noces de Cana | joy | 1 3 5 6 7 9 10 11
JHN 3:1-21 | Born Again | Naître de nouveau | salvation | 1 2 3 4 5 16 17 21
JHN 4:1-30 | The Woman at the Well | La femme au puits | salvation | 6 7 9 10 13 14 25 26 28 29
JHN 6:1-15 | A Boy’s Lunch | Le repas d’un enfant | provision | 5 7 8 9 10 11 12 13
JHN 6:25-40 | The Bread of Life | Le pain de vie | provision | 27 33 35 37 40
JHN 8:1-11 | The First Stone | La première pierre | mercy | 3 5 7 9 10 11
JHN 9:1-12 | The Man Born Blind | L’aveugle-né | salvation | 1 3 5 6 7 11
JHN 10:1-18 | The Good Shepherd | Le bon berger | love | 3 7 10 11 14 15 16
JHN 11:17-44 | Lazarus, Come Out | Lazare, sors | hope | 21 23 25 26 35 38 39 43 44
JHN 13:1-17 | Jesus Washes Their Feet | Jésus lave les pieds | humility | 4 5 6 7 12 14 15 17
JHN 14:1-14 | The Way, the Truth and the Life | Le chemin, la vérité et la vie | trust | 1 2 3 5 6 9
JHN 15:1-17 | The Vine and the Branches | Le cep et les sarments | love | 1 4 5 9 11 12 13
JHN 17:1-26 | Jesus Prays for Us | Jésus prie pour nous | prayer | 1 3 15 17 20 21 26
JHN 19:17-30 | It Is Finished | Tout est accompli | salvation | 17 18 19 26 28 30
JHN 20:1-18 | Mary at the Empty Tomb | Marie au tombeau vide | joy | 1 11 13 14 15 16 17 18
JHN 20:24-29 | Thomas Believes | Thomas croit | trust
JHN 21:1-17 | Breakfast on the Shore | Le repas sur le rivage | mercy | 3 4 6 7 9 12 15 17
ACT 2:1-21 | Wind and Fire at Pentecost | Le vent et le feu de la Pentecôte | calling | 1 2 3 4 6 17 21
ACT 2:42-47 | All Things in Common | Tout en commun | love
ACT 3:1-10 | The Beautiful Gate | La belle porte | salvation | 2 3 5 6 7 8 10
ACT 8:26-40 | The Ethiopian on the Road | L’Éthiopien sur la route | calling | 26 27 28 30 31 35 36 38 39
ACT 9:1-19 | Saul on the Damascus Road | Saul sur le chemin de Damas | calling | 1 3 4 5 6 8 10 11 15 17 18
ACT 10:9-35 | Peter and Cornelius | Pierre et Corneille | justice | 11 13 15 28 34 35
ACT 12:1-17 | Peter Freed from Prison | Pierre délivré de prison | prayer | 5 6 7 8 10 11 12 13 14 16
ACT 16:16-34 | Songs at Midnight | Des chants à minuit | joy | 23 25 26 27 28 30 31 34
ROM 5:1-11 | Peace with God | La paix avec Dieu | hope | 1 3 5 6 8
ROM 8:18-30 | All Things Work Together | Toutes choses concourent au bien | hope | 18 22 24 26 28
ROM 8:31-39 | Nothing Can Separate Us | Rien ne pourra nous séparer | love | 31 32 35 37 38 39
ROM 12:1-21 | A Living Sacrifice | Un sacrifice vivant | love | 1 2 9 12 15 18 21
1CO 12:12-27 | One Body, Many Members | Un seul corps, plusieurs membres | love | 12 14 15 17 21 26 27
1CO 13 | The Greatest Is Love | La plus grande, c’est l’amour | love | 1 4 5 7 8 13 2 3
1CO 15:12-28 | Christ Is Risen | Christ est ressuscité | hope | 14 17 20 22 26
2CO 4:7-18 | Treasure in Clay Jars | Un trésor dans des vases de terre | perseverance | 7 8 9 16 17 18
2CO 5:14-21 | A New Creation | Une nouvelle création | mercy | 14 17 18 20 21
2CO 12:7-10 | Strength in Weakness | La force dans la faiblesse | perseverance
GAL 5:16-26 | The Fruit of the Spirit | Le fruit de l’Esprit | love | 16 22 23 25 26
EPH 2:1-10 | Saved by Grace | Sauvés par la grâce | salvation | 4 5 8 9 10
EPH 3:14-21 | How Wide, How Deep | La largeur et la profondeur | prayer | 14 16 17 18 19 20
EPH 6:10-20 | The Armour of God | L’armure de Dieu | courage | 10 11 13 14 15 16 17
PHP 2:1-11 | He Humbled Himself | Il s’est humilié | humility | 3 5 6 7 8 9 10 11
PHP 3:7-14 | Pressing On | Courir vers le but | perseverance | 7 8 12 13 14
PHP 4:4-9 | Peace beyond Understanding | La paix qui surpasse tout | peace | 4 6 7 8 9 5
PHP 4:10-20 | I Can Do All Things | Je puis tout | provision | 11 12 13 19
COL 1:15-23 | The Image of the Invisible God | L’image du Dieu invisible | creation | 15 16 17 18 20
COL 3:12-17 | Put On Love | Revêtez-vous de l’amour | love
1TH 5:12-24 | Always Rejoice | Soyez toujours joyeux | joy | 15 16 17 18 23
2TI 3:14-17 | Scripture Breathed by God | L’Écriture inspirée de Dieu | wisdom
2TI 4:1-8 | The Good Fight | Le bon combat | perseverance | 2 5 6 7 8
HEB 11:1-16 | By Faith | Par la foi | trust | 1 3 7 8 11 13 16
HEB 12:1-13 | Run with Endurance | Courir avec persévérance | perseverance | 1 2 3 11 12
JAS 1:2-8 | Joy in Trials | La joie dans l’épreuve | perseverance
JAS 2:14-26 | Faith That Works | La foi qui agit | justice | 14 15 16 17 18 26
JAS 3:1-12 | Taming the Tongue | Dompter la langue | wisdom | 3 4 5 8 9 10
1PE 5:5-11 | Cast Your Cares on Him | Déchargez-vous sur lui | peace | 5 6 7 8 10
1JN 1:5-10 | Walking in the Light | Marcher dans la lumière | mercy
1JN 4:7-21 | God Is Love | Dieu est amour | love | 7 8 9 10 11 18 19
REV 3:14-22 | At the Door and Knocking | À la porte, et je frappe | mercy | 15 17 19 20
REV 5:1-14 | Worthy Is the Lamb | L’agneau est digne | joy | 2 4 5 6 9 12 13
REV 7:9-17 | A Multitude No One Could Number | Une foule que nul ne peut compter | joy | 9 10 13 14 16 17
REV 21:1-7 | All Things New | Toutes choses nouvelles | hope | 1 3 4 5 6
REV 22:1-7 | The River of Life | Le fleuve de la vie | hope
`;
