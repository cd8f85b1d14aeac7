import { parseReference, type VerseRange } from '#shared/scripture.ts';
import type { Language } from '#shared/vocabulary.ts';

/** What readers look for, in their own words, and where they expect to be led. */
export type Theme = { readonly words: Readonly<Record<Language, readonly string[]>>; readonly passages: readonly VerseRange[] };

/** English words | French words | Ewe words | passages, the most expected first. */
const table = `
forgive forgiveness pardon reconcile mercy | pardon pardonner réconciliation miséricorde | tsɔtsɔke tsɔke nublanuikpɔkpɔ | MAT 18:23-34 LUK 15:17-24 GEN 50:15-21 LUK 7:41-50 PSA 103:8-13 COL 3:12-15 GEN 33:1-11
fear afraid worry anxiety anxious stress scared | peur crainte inquiétude angoisse stress | vɔvɔ̃ dzimaɖitsitsi | MAT 6:25-34 ISA 41:8-13 MRK 4:35-41 PSA 27:1-6 MAT 14:24-33 JOS 1:5-9 PHP 4:4-9
courage brave bravery bold | courage courageux hardiesse | dzideƒo kalẽ | JOS 1:5-9 1SA 17:40-50 DAN 3:14-25 EST 4:10-16 ACT 4:13-22
shepherd sheep flock pasture lamb | berger brebis troupeau agneau | kplɔla alẽkplɔla alẽ alẽha | PSA 23:1-6 LUK 15:3-7 JHN 10:7-16 EZK 34:11-16 LUK 2:8-19
neighbor neighbour samaritan stranger | prochain samaritain étranger | havi samariatɔ amedzro | LUK 10:30-37 LEV 19:9-18 RUT 2:8-16 HEB 13:1-3
harvest sow sower seed reap farmer | moisson semeur semence semer récolte laboureur | nuŋeŋe nuku agbledela | MRK 4:3-9 MAT 9:35-38 JHN 4:35-38 GAL 6:7-10 RUT 2:1-9 PSA 126:1-6 MRK 4:26-32
love charity beloved | amour aimer charité | lɔlɔ̃ | 1CO 13:4-13 JHN 3:14-21 1JN 4:7-12 ROM 8:31-39 JHN 13:34-35 JHN 15:9-17
hope waiting wait | espérance espoir attendre | mɔkpɔkpɔ | ISA 40:27-31 LAM 3:21-26 ROM 5:1-8 JER 29:10-14 PSA 130:1-8
faith trust believe belief | foi confiance croire | xɔse | HEB 11:1-8 PRO 3:5-8 MAT 8:5-13 MRK 5:25-34 MAT 14:24-33 GEN 15:1-6
peace quiet calm rest | paix repos calme | ŋutifafa gbɔdzɔe | JHN 14:25-27 MAT 11:28-30 PHP 4:4-9 ISA 9:2-7 PSA 4:1-8 MRK 4:35-41
joy rejoice glad happiness happy | joie réjouir bonheur heureux | dzidzɔ aseyetsotso | PHP 4:4-9 PSA 126:1-6 LUK 15:4-10 MAT 5:3-12 NEH 8:9-12
wisdom wise understanding advice | sagesse sage intelligence conseil | nunya nugɔmesese | 1KI 3:5-14 PRO 3:13-20 JAS 3:13-18 1KI 3:16-27 MAT 7:24-29 PRO 2:1-11
prayer pray praying intercession | prière prier | gbedodoɖa | MAT 6:5-13 LUK 11:5-13 LUK 18:1-8 1SA 1:9-18 JAS 5:13-18 DAN 6:10-16
light lamp darkness | lumière lampe ténèbres | kekeli akaɖi viviti | JHN 8:12-12 MAT 5:13-16 ISA 9:2-7 JHN 1:1-9 GEN 1:1-5 PSA 27:1-6
bread hunger hungry food feed lunch meal | pain faim nourriture nourrir repas | abolo dɔwuame nuɖuɖu | JHN 6:5-14 EXO 16:11-20 JHN 6:32-40 1KI 17:8-16 ISA 58:6-11
storm wind waves boat | tempête vent vagues barque | ahom ya tɔdziʋu | MRK 4:35-41 MAT 14:24-33 JON 1:4-12 PSA 107:23-32 ACT 27:18-26
creation create beginning world earth heavens | création créer commencement monde | gɔmedzedze nuwɔwɔ xexeme | GEN 1:1-10 GEN 1:26-31 PSA 8:1-9 PSA 104:1-12 JHN 1:1-9 GEN 2:4-9
flood ark noah rainbow | déluge arche noé | tsiɖɔɖɔ aɖakaʋu noa | GEN 6:11-22 GEN 7:11-20 GEN 8:6-16 GEN 9:8-17
healing heal sick sickness illness doctor | guérison guérir malade maladie | dɔyɔyɔ dɔléle dɔnɔ | MRK 5:25-34 MRK 2:1-12 LUK 17:11-19 2KI 5:9-15 JHN 9:1-11 ACT 3:1-10
blind sight eyes see | aveugle vue yeux | ŋkuagbãtɔ ŋkunɔ | MRK 10:46-52 JHN 9:1-11 LUK 4:16-21 ISA 35:3-10
resurrection risen easter empty tomb rise | résurrection ressuscité pâques tombeau | tsitretsitsi yɔdo | LUK 24:1-12 JHN 20:11-18 MAT 28:1-10 1CO 15:51-58 JHN 11:20-27 LUK 24:28-35
cross crucified crucifixion calvary | croix crucifié crucifixion | atitsoga | LUK 23:33-43 JHN 19:17-27 ISA 53:1-12 PHP 2:5-11 MRK 15:33-39
christmas birth born manger bethlehem nativity | noël naissance crèche bethléhem né | dzidzi betlehem kristmas | LUK 2:1-7 LUK 2:8-19 MAT 2:1-12 LUK 1:26-37 ISA 9:2-7 MAT 1:18-25
grace kindness generosity | grâce bonté générosité | amenuveve dɔmenyo | EPH 2:4-10 2SA 9:1-11 LUK 19:1-10 PSA 103:8-13 RUT 2:8-16 MAT 20:1-12
humility humble pride proud | humilité humble orgueil | ɖokuibɔbɔ | PHP 2:5-11 LUK 18:9-14 LUK 14:7-11 JHN 13:4-15 DAN 4:28-37 MAT 18:1-5
patience patient endure perseverance persevere | patience patient endurance persévérance | dzigbɔɖi | JAS 5:7-11 ROM 5:1-8 HEB 12:1-3 JAS 1:2-8 GEN 29:16-20
thanks thankful gratitude thanksgiving grateful | reconnaissance gratitude remercier merci | akpedada akpe | LUK 17:11-19 PSA 100:1-5 1TH 5:16-24 PSA 136:1-9 PSA 103:1-5
praise worship sing song music | louange louer adoration chanter chant | kafukafu hadzidzi | PSA 100:1-5 PSA 150:1-6 EXO 15:1-8 ACT 16:25-34 LUK 1:46-55 PSA 98:1-9
poor poverty widow orphan needy | pauvre pauvreté veuve orphelin | dahe ahosi tsyɔ̃evi hiãtɔ | MRK 12:41-44 LUK 16:20-31 ISA 58:6-11 1KI 17:8-16 2KI 4:1-7 JAS 2:1-9
rich riches wealth money greed treasure | riche richesse argent avarice trésor | kesinɔtɔ kesinɔnu ga | LUK 12:15-21 MAT 6:19-24 MRK 10:17-27 LUK 19:1-10 1TI 6:6-12 MAT 13:44-46
giving give gift offering sharing share | don donner offrande partage partager | nunana nudzɔdzɔ | MRK 12:41-44 2CO 9:6-11 ACT 4:32-37 ACT 20:33-35 LUK 6:36-38
child children kids boy girl | enfant enfants garçon fille | ɖevi ɖeviwo | MRK 10:13-16 1SA 3:1-10 LUK 2:41-52 MAT 18:1-6 2KI 5:1-5 EXO 2:1-10
mother mom motherhood | mère maman | dada | EXO 2:1-10 1SA 1:20-28 RUT 1:11-18 PRO 31:25-31 JHN 19:25-27 1KI 3:16-27
father dad son prodigal home homesick runaway | père fils prodigue maison foyer | fofo vi | LUK 15:11-20 LUK 15:21-32 GEN 22:1-12 PSA 103:8-13 LUK 11:9-13
family brother sister siblings parents | famille frère sœur parents | ƒome nɔvi | GEN 45:1-11 PSA 133:1-3 GEN 37:3-11 RUT 1:11-18 LUK 10:38-42 GEN 33:1-11
friend friendship companion loyalty team teammate | ami amitié compagnon fidélité équipe | xɔ̃ xɔlɔ̃ | 1SA 18:1-4 RUT 1:11-18 JHN 15:9-17 MRK 2:1-12 ECC 4:9-12 PRO 27:5-10
marriage wedding husband wife bride | mariage noces époux épouse mari | srɔ̃ɖeɖe srɔ̃ | JHN 2:1-11 GEN 2:18-25 RUT 4:9-14 GEN 24:58-67 SNG 8:6-7
king kingdom throne crown reign | roi royaume trône couronne règne | fia fiaɖuƒe fiazikpui | 1SA 16:6-13 MAT 13:31-33 ZEC 9:9-12 MAT 21:1-11 PSA 24:7-10 2SA 7:8-16
giant goliath battle fight victory | géant goliath combat victoire | goliat aʋa dziɖuɖu | 1SA 17:32-40 1SA 17:41-50 JDG 7:15-22 EXO 14:10-18 JOS 6:12-21 ROM 8:31-39
temptation tempt devil satan | tentation tenter diable satan | tetekpɔ abosam satana | MAT 4:1-11 GEN 3:1-7 1CO 10:12-13 JAS 1:12-17 1PE 5:6-11 GEN 39:6-12
sin guilt shame repent repentance confess | péché culpabilité honte repentir repentance | nuvɔ̃ dzimetɔtrɔ ŋukpe | PSA 51:1-12 LUK 15:17-24 JON 3:4-10 1JN 1:5-10 JHN 8:2-11 LUK 19:1-10 GEN 3:8-13
anger angry wrath revenge rage | colère vengeance fureur | dziku dɔmedzoe hlɔ̃biabia | GEN 4:3-10 JON 4:1-11 JAS 1:19-21 EPH 4:25-32 ROM 12:17-21 PRO 15:1-4
envy jealous jealousy | envie jalousie jaloux | ŋuʋaʋã | GEN 37:3-11 1SA 18:6-12 GEN 4:3-10 JAS 3:13-18 MAT 20:1-12
death dying die grief mourning loss sorrow | mort mourir deuil chagrin tristesse | ku konyifafa nuxaxa | JHN 11:20-27 PSA 23:1-6 1TH 4:13-18 REV 21:1-7 JHN 11:33-44 2SA 12:16-23
comfort consolation tears weeping cry | consolation consoler larmes pleurer | akɔfafa avifafa | 2CO 1:3-7 ISA 40:1-8 REV 21:1-7 JHN 20:11-18 PSA 30:1-5 MAT 5:3-12
suffering trial trouble pain affliction | souffrance épreuve détresse douleur | fukpekpe xaxa vevesese | JOB 1:13-22 2CO 4:7-12 1PE 1:3-9 PSA 46:1-7 ROM 8:18-25 JAS 1:2-8
strength strong weak weakness power | force fort faible faiblesse puissance | ŋusẽ gbɔdzɔgbɔdzɔ | ISA 40:27-31 2CO 12:7-10 JDG 16:23-30 PHP 4:10-13 EPH 6:10-18 PSA 18:1-6
guidance guide way path decision direction | guider chemin voie direction | mɔ | PRO 3:5-8 PSA 25:4-10 EXO 13:17-22 JHN 14:1-7 PSA 119:105-112 ISA 30:18-21
obedience obey command commandment law | obéissance obéir commandement loi | toɖoɖo sewo | 1SA 15:20-23 EXO 20:1-12 JON 3:1-5 MAT 21:28-32 DEU 6:4-9 GEN 12:1-7
calling call vocation mission send | appel vocation mission envoyer | yɔyɔ | 1SA 3:1-10 ISA 6:1-8 JER 1:4-10 MRK 1:16-20 MAT 28:16-20 EXO 3:1-10
service serve servant helping help | service servir serviteur aider | subɔsubɔ subɔla kpekpeɖeŋu | JHN 13:4-15 MRK 10:42-45 MAT 25:34-40 LUK 10:38-42 GAL 5:13-15
work labor labour job diligence lazy laziness | travail travailler ouvrier paresse | dɔwɔwɔ kuviatɔ | PRO 6:6-11 COL 3:22-25 MAT 20:1-12 GEN 2:4-15 NEH 4:15-20 MAT 25:14-23
promise covenant oath faithful | promesse alliance serment fidèle | ŋugbedodo nubabla | GEN 15:1-6 GEN 9:8-17 GEN 21:1-7 JOS 21:43-45 LUK 1:67-75 HEB 6:13-20
blessing bless | bénédiction bénir | yayra | NUM 6:22-27 GEN 12:1-7 MAT 5:3-12 GEN 48:14-20 PSA 1:1-6 PSA 128:1-6
truth lie lying honest honesty | vérité mensonge mentir honnêteté | nyateƒe alakpa | JHN 8:31-36 EPH 4:25-32 ACT 5:1-11 PRO 12:17-22 JHN 14:1-7 PSA 15:1-5
justice judge righteous righteousness fair | justice juge juste équité | dzɔdzɔenyenye ʋɔnudɔdrɔ̃ | AMO 5:21-24 MIC 6:6-8 1KI 3:16-27 LUK 18:1-8 ISA 58:6-11 1KI 21:1-10
miracle wonder sign | miracle prodige signe | nukunu dzesi | JHN 2:1-11 JHN 6:5-14 EXO 14:21-29 1KI 18:30-39 MRK 4:35-41 2KI 4:1-7
angel angels messenger | ange anges messager | mawudɔla | LUK 1:26-37 LUK 2:8-19 GEN 28:10-17 ACT 12:5-11 DAN 6:18-23 HEB 13:1-3
dream dreams vision | songe rêve vision | drɔ̃eƒe drɔ̃e ŋutega | GEN 37:3-11 GEN 28:10-17 GEN 41:1-8 DAN 2:31-36 MAT 1:18-25 ACT 10:9-16
lion den lions daniel | lion fosse lions | dzata daniel | DAN 6:16-23 JDG 14:5-9 1SA 17:32-37 1PE 5:6-11
fish fishing fishermen whale jonah | poisson pêche pêcheurs baleine jonas | tɔmelã ɖɔkplɔla yona | JON 1:15-17 JHN 21:1-11 LUK 5:1-11 MRK 1:16-20 JON 2:1-10
desert wilderness thirst thirsty water well | désert soif eau puits | gbegbe tsikɔ vudo | JHN 4:5-14 EXO 17:1-7 ISA 35:1-10 GEN 21:14-21 PSA 63:1-8 PSA 42:1-5
fire burning flame | feu flamme brûlant | dzo | EXO 3:1-10 DAN 3:19-27 1KI 18:30-39 ACT 2:1-8 2KI 2:9-12
spirit pentecost holy | esprit pentecôte saint | gbɔgbɔ pentekoste | ACT 2:1-8 GAL 5:22-26 JHN 14:15-21 EZK 37:1-10 ROM 8:12-17
freedom free slavery slave deliverance | liberté libre esclavage esclave délivrance | ablɔɖe kluvi ɖeɖe | EXO 3:7-12 GAL 5:1-6 JHN 8:31-36 LUK 4:16-21 EXO 14:21-31 ISA 61:1-4
salvation saved save redeemer | salut sauvé sauver sauveur | ɖeɖekpɔkpɔ xɔname | ACT 16:25-34 EPH 2:4-10 ROM 10:8-13 LUK 19:1-10 JHN 3:14-21 ISA 12:1-6
lost found searching coin | perdu retrouvé chercher drachme | bu bubu | LUK 15:3-7 LUK 15:8-10 LUK 15:21-32 LUK 19:1-10 EZK 34:11-16
unity together community church | unité ensemble communauté église | ɖekawɔwɔ hame | PSA 133:1-3 ACT 2:42-47 EPH 4:1-6 1CO 12:12-20 JHN 17:20-23
heaven paradise eternal eternity | ciel paradis éternité éternel vie | dziƒo paradiso mavɔ | REV 21:1-7 JHN 14:1-7 REV 22:1-5 LUK 23:39-43 ISA 65:17-25
old age elderly aging grandparents | vieillesse âgé vieux | amegãɖeɖi amegãxoxo | ISA 46:3-4 PSA 71:14-18 LUK 2:25-35 JOS 14:10-13 GEN 21:1-7
beauty flowers lilies birds nature | beauté fleurs lis oiseaux nature | seƒoƒo xeviwo | MAT 6:25-34 PSA 104:10-18 SNG 2:8-13 PSA 19:1-6 PSA 8:1-9
talents gifts steward stewardship | talents intendant | talento aƒedzikpɔla | MAT 25:14-23 LUK 16:1-9 1PE 4:7-11 ROM 12:3-8
discouraged weary tired quit burnout | découragé fatigué abandonner lassitude | ɖeɖiteameŋu | 1KI 19:3-8 ISA 40:27-31 GAL 6:7-10 LUK 18:1-8 HEB 12:1-3
bullying bully mocked mockery insult persecution persecuted | moquerie insulte harcèlement persécution | yometiti fewuɖuɖu | MAT 5:38-45 1PE 3:8-12 1SA 17:41-50 NEH 4:1-6 PSA 57:1-5 ROM 12:17-21
lonely loneliness alone abandoned rejected | solitude seul abandonné rejeté | akogo | GEN 28:10-17 PSA 139:1-10 GEN 21:14-21 JHN 5:2-9 1KI 19:9-14 PSA 27:7-14
school student teacher learning study lesson exam | école élève maître apprendre étude examen | nufiala nusrɔ̃la | LUK 2:41-52 DAN 1:3-17 PRO 4:1-13 DEU 6:4-9 2TI 3:14-17
sport race runner training athlete | course coureur stade entraînement sport | | 1CO 9:24-27 HEB 12:1-3 PHP 3:7-14 2TI 4:6-8
refugee exile migrant homeless foreigner | réfugié exil exilé migrant déraciné | aboyo aboyomewo amedzro | MAT 2:13-18 RUT 1:11-18 JER 29:4-14 LEV 19:33-34 PSA 137:1-6 HEB 11:8-16
hospitality guest welcome visitors table | hospitalité accueil accueillir invité visiteurs table | amedzrowo | GEN 18:1-10 LUK 10:38-42 HEB 13:1-3 2SA 9:1-11 LUK 24:28-35
barren infertility pregnancy pregnant | stérile stérilité grossesse enceinte | konɔ | 1SA 1:9-18 GEN 18:1-15 LUK 1:5-14 GEN 21:1-7 LUK 1:39-45
failure fail mistake second chance again | échec échouer erreur recommencer seconde chance | yeye | JHN 21:15-19 JER 18:1-10 JON 3:1-5 LUK 22:54-62 LAM 3:21-26 MIC 7:7-9
new start newness renewal birthday | nouveau nouveauté renouveau départ anniversaire | yeye | 2CO 5:14-21 ISA 43:16-21 REV 21:1-7 LAM 3:21-26 EZK 36:25-28
tongue gossip rumour slander speech | langue médisance rumeur calomnie paroles | aɖe | JAS 3:1-12 PRO 15:1-4 EPH 4:29-32 PSA 141:1-4 MAT 12:33-37
betrayal betray traitor kiss | trahison trahir traître baiser | | MAT 26:47-56 GEN 37:18-28 PSA 55:12-17 JHN 13:18-27 LUK 22:54-62
war soldiers weapons enemy enemies violence | guerre soldats armes ennemi ennemis violence | aʋawɔwɔ aʋa | ISA 2:1-5 MAT 5:38-48 2CH 20:13-22 ROM 12:17-21 PSA 46:1-11 2KI 6:15-23
leader leadership ruler government | chef dirigeant gouverner gouvernement responsable | kplɔla dziɖula | EXO 18:13-24 1KI 3:5-15 MRK 10:42-45 NEH 2:11-18 NUM 27:15-20
drought rain clouds dry famine | sécheresse pluie nuages sec famine | tsidzadza kuɖiɖi | 1KI 17:1-7 1KI 18:41-46 JAS 5:16-18 GEN 41:25-36 JOL 2:21-27
tree trees root fruit orchard | arbre arbres racine fruit verger | ati | PSA 1:1-6 JER 17:7-8 LUK 13:6-9 MAT 7:15-20 MAT 13:31-33
vine vineyard branches grapes wine | vigne sarment raisin vin cep | waingble wain | JHN 15:1-11 MAT 20:1-12 ISA 5:1-7 JHN 2:1-11
night stars moon sky dawn morning | nuit étoiles lune aube matin | zã ɣletivi ɣletiviwo ŋdi | PSA 8:1-9 GEN 15:1-6 PSA 19:1-6 LAM 3:21-26 ACT 16:25-34 PSA 130:1-8
donkey colt palm hosanna | âne ânesse ânon rameaux hosanna | tedzi | MAT 21:1-11 NUM 22:21-35 ZEC 9:9-10 LUK 10:30-37
dance dancing celebrate celebration feast party | danse danser célébrer fête festin | ɣeɖuɖu | 2SA 6:12-19 EXO 15:19-21 LUK 15:21-32 PSA 149:1-5 LUK 14:15-24
sabbath holiday sleep stillness | sabbat vacances sommeil dormir | dzudzɔ | MRK 2:23-28 GEN 2:1-3 PSA 127:1-5 MAT 11:28-30 EXO 20:8-11
youth young teenager teen | jeunesse jeune jeunes adolescent | ɖekakpui ɖetugbi | 1TI 4:11-16 ECC 12:1-7 JER 1:4-10 DAN 1:8-17 1SA 17:32-40 PSA 119:9-16
debt debtor owe lend loan | dette dettes débiteur devoir prêt | fe fenyila | MAT 18:23-34 2KI 4:1-7 LUK 7:41-50 ROM 13:8-10
despair depression depressed sad sadness | désespoir dépression déprimé abattu triste | nuxaxa | PSA 42:1-11 1KI 19:3-8 PSA 13:1-6 PSA 34:15-22 LAM 3:19-26
small smallest little tiny least underdog | petit petite petits moindre | suetɔ | MAT 13:31-33 1SA 16:6-13 JHN 6:5-14 2KI 5:1-5 MIC 5:1-5 LUK 19:1-10
unemployed unemployment jobless salary career | chômage chômeur salaire carrière | | MAT 6:25-34 MAT 20:1-12 1KI 17:1-7 PHP 4:10-20 PSA 37:3-7
enough contentment content simple simplicity | contentement content simplicité suffisance | | PHP 4:10-13 1TI 6:6-12 MAT 6:25-34 PRO 30:7-9 PSA 131:1-3
adam eve eden garden serpent | adam ève éden jardin serpent | adam eva eden da | GEN 2:15-25 GEN 3:1-7 GEN 3:8-13
cain abel | caïn abel | kain abel | GEN 4:3-10
babel tower | babel tour | babel | GEN 11:1-9
abraham sarah isaac sacrifice | abraham sara isaac sacrifice | abraham sara isak | GEN 22:1-12 GEN 18:1-10 GEN 12:1-7 GEN 21:1-7
jacob esau ladder | jacob ésaü échelle | yakob esau atrakpui | GEN 28:10-17 GEN 32:22-30 GEN 33:1-11 GEN 27:18-29
joseph coat pit pharaoh | joseph tunique citerne pharaon | yosef awu farao | GEN 37:3-11 GEN 37:18-28 GEN 41:25-36 GEN 45:1-11
moses bush plague red sea crossing | moïse buisson plaie mer rouge | mose ƒu | EXO 3:1-10 EXO 14:21-29 EXO 2:1-10 EXO 14:10-18
manna quail | manne cailles | mana | EXO 16:11-20
commandments sinai golden calf | commandements sinaï veau or | sinai nyivi | EXO 20:1-12 EXO 32:1-8 DEU 6:4-9
jericho walls trumpet rahab spies | jéricho murailles trompettes rahab espions | yeriko gli rahab | JOS 6:12-21 JOS 2:1-11 JOS 6:1-10
gideon fleece midian | gédéon toison madian | gideon midian | JDG 6:33-40 JDG 6:11-18 JDG 7:15-22 JDG 7:1-7
deborah samson delilah | débora samson dalila | debora samson delila | JDG 4:4-14 JDG 16:23-30 JDG 14:5-9 JDG 16:15-21
david saul cave | david saül caverne | david saul agado | 1SA 24:3-12 1SA 26:6-12 1SA 16:14-23 1SA 18:6-12
ruth naomi boaz | ruth naomi boaz | rut naomi boaz | RUT 1:11-18 RUT 2:8-16 RUT 4:9-14
hannah eli samuel listening | anne éli samuel écouter | hana eli samuel | 1SA 1:9-18 1SA 3:1-10 1SA 1:20-28
elijah elisha carmel raven | élie élisée carmel corbeaux | eliya elisa karmel | 1KI 18:30-39 1KI 17:1-7 1KI 19:9-14 2KI 2:9-12 2KI 4:1-7
naaman jordan | naaman jourdain | naaman yordan | 2KI 5:9-15 2KI 5:1-5
esther mordecai haman | esther mardochée haman | ester mordekai haman | EST 4:10-16 EST 5:1-8 EST 7:1-8
nehemiah rebuild | néhémie rebâtir | nehemia | NEH 2:11-18 NEH 4:1-6 NEH 4:15-20
job satan | job | hiob | JOB 1:13-22 JOB 2:7-13 JOB 38:1-11 JOB 42:1-6
furnace shadrach nebuchadnezzar | fournaise schadrac nebucadnetsar | kpodzo sadrax nebukadnezar | DAN 3:14-25 DAN 3:26-30
zacchaeus tax collector | zachée publicain | zaxeo nudzɔla | LUK 19:1-10 MAT 9:9-13 LUK 18:9-14
nicodemus samaritan woman | nicodème samaritaine | nikodemo | JHN 3:1-8 JHN 4:5-14
lazarus martha mary | lazare marthe marie | lazaro marta maria | JHN 11:33-44 LUK 10:38-42 JHN 11:20-27
peter denial rooster thomas doubt | pierre reniement coq thomas doute | petro koklo tomas ɖikeke | LUK 22:54-62 JHN 20:24-29 JHN 21:15-19 MAT 14:24-33
emmaus supper judas gethsemane | emmaüs cène judas gethsémané | emmaus yuda getsemane | LUK 24:28-35 MRK 14:32-42 MRK 14:17-26
paul conversion damascus silas prison | paul conversion damas silas prison | paulo damasko sila gaxɔ | ACT 9:1-9 ACT 16:25-34 ACT 9:10-19 2TI 4:6-8
stephen philip cornelius lydia | étienne philippe corneille lydie | stefano filipo kornelio lidia | ACT 7:54-60 ACT 8:26-35 ACT 10:1-8 ACT 16:11-15
`;

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** The themes, in the order in which they are listed. */
export const themes: readonly Theme[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', fr = '', ee = '', passages = ''] = line.split('|').map((part) => part.trim());
    return { words: { en: wordsOf(en), fr: wordsOf(fr), ee: wordsOf(ee) }, passages: passagesOf(passages) };
  });

function passagesOf(references: string): VerseRange[] {
  return [...references.matchAll(/\w{3} [\d:-]+/g)].map(([reference]) => {
    const range = parseReference(reference);
    if (!range) throw new RangeError(`The theme lexicon names ${reference}, which does not exist`);
    return range;
  });
}
