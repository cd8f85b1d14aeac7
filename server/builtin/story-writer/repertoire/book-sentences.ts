import { readPairs } from './sentence-pairs.ts';

/** Where each book comes from and what it is, by USFM code: one sentence that a careful teacher of any church could say. */
export const bookSentences = readPairs(`
# GEN
The book of Genesis begins where everything begins, and it follows one family through whom God would bless them all. || Le livre de la Genèse commence là où tout commence, et il suit une famille par laquelle Dieu veut bénir toutes les autres.
# EXO
The book of Exodus tells how God heard the cry of slaves and led them out into freedom. || Le livre de l’Exode raconte comment Dieu entendit le cri des esclaves et les conduisit vers la liberté.
# LEV
The book of Leviticus teaches a freed people how to live close to a holy God. || Le livre du Lévitique apprend à un peuple libéré à vivre près d’un Dieu saint.
# NUM
The book of Numbers follows a whole people on its long way through the desert. || Le livre des Nombres suit tout un peuple sur sa longue route à travers le désert.
# DEU
In the book of Deuteronomy, Moses speaks to his people one last time, at the border of the promised land. || Dans le Deutéronome, Moïse parle une dernière fois à son peuple, au seuil du pays promis.
# JOS
The book of Joshua tells how Israel crossed the Jordan and received the land that had been promised. || Le livre de Josué raconte comment Israël passa le Jourdain et reçut le pays promis.
# JDG
The book of Judges looks back on rough days, when Israel forgot God and God did not forget Israel. || Le livre des Juges revient sur des jours rudes, où Israël oublia Dieu et où Dieu n’oublia pas Israël.
# RUT
The little book of Ruth was set in hard times, and it is full of loyalty and kindness. || Le petit livre de Ruth se passe en des temps difficiles, et il est plein de fidélité et de bonté.
# 1SA
The first book of Samuel tells of a praying mother, a listening boy, and the first kings of Israel. || Le premier livre de Samuel parle d’une mère qui prie, d’un enfant qui écoute, et des premiers rois d’Israël.
# 2SA
The second book of Samuel tells of King David, of his victories and of his failures. || Le deuxième livre de Samuel raconte le roi David, ses victoires et ses fautes.
# 1KI
The first book of Kings passes from the glory of Solomon to the prophet Elijah, who stood alone. || Le premier livre des Rois va de la gloire de Salomon au prophète Élie, qui se tint seul debout.
# 2KI
The second book of Kings tells of Elisha the prophet, and of kings who listened, and of kings who did not. || Le deuxième livre des Rois parle du prophète Élisée, et de rois dont les uns écoutèrent et les autres non.
# 1CH
The first book of Chronicles remembers King David, so that his people may know where they come from. || Le premier livre des Chroniques se souvient du roi David, pour que son peuple sache d’où il vient.
# 2CH
The second book of Chronicles remembers the temple of Solomon, and the kings who honoured or forgot it. || Le deuxième livre des Chroniques se souvient du temple de Salomon, et des rois qui l’honorèrent ou l’oublièrent.
# EZR
The book of Ezra tells how the exiles came home and laid the foundations of the temple again. || Le livre d’Esdras raconte comment les exilés revinrent et posèrent de nouveau les fondations du temple.
# NEH
In the book of Nehemiah, a man prays over broken walls, and then he begins to build. || Dans le livre de Néhémie, un homme prie pour des murailles en ruine, puis il se met à bâtir.
# EST
The book of Esther takes us to the palace of Persia, where a young queen had to choose her hour. || Le livre d’Esther nous mène au palais de Perse, où une jeune reine dut choisir son heure.
# JOB
The book of Job asks God the hardest questions, and does not stop short of an honest answer. || Le livre de Job pose à Dieu les questions les plus dures, et ne se contente pas de réponses faciles.
# PSA
The Psalms are the prayers and songs of Israel, for bright mornings and for sleepless nights. || Les Psaumes sont les prières et les chants d’Israël, pour les matins clairs et pour les nuits sans sommeil.
# PRO
The book of Proverbs is where the wise of Israel taught the young how to live well before God. || Dans le livre des Proverbes, les sages d’Israël apprenaient aux jeunes à bien vivre devant Dieu.
# ECC
In Ecclesiastes, a Teacher has looked at everything under the sun, and he tells us what he found. || Dans l’Ecclésiaste, un sage a tout regardé sous le soleil, et il nous dit ce qu’il a trouvé.
# SNG
The Song of Solomon is a poem of love, sung by two voices that seek each other. || Le Cantique des cantiques est un poème d’amour, chanté par deux voix qui se cherchent.
# ISA
The prophet Isaiah spoke to a people in danger, and he saw a hope beyond it. || Le prophète Ésaïe parla à un peuple en danger, et il vit une espérance au-delà.
# JER
The prophet Jeremiah was called when he was young, and he spoke to his people with tears. || Le prophète Jérémie fut appelé tout jeune, et il parla à son peuple avec des larmes.
# LAM
The book of Lamentations was sung over the ruins of Jerusalem. || Le livre des Lamentations fut chanté sur les ruines de Jérusalem.
# EZK
The prophet Ezekiel lived among the exiles, far from home, and God showed him visions there. || Le prophète Ézéchiel vivait parmi les exilés, loin de son pays, et Dieu lui donna là des visions.
# DAN
The book of Daniel is about people who stayed faithful in a foreign land, under foreign kings. || Le livre de Daniel parle de gens restés fidèles en terre étrangère, sous des rois étrangers.
# HOS
The prophet Hosea knew the pain of a love that was betrayed, and of a love that does not let go. || Le prophète Osée a connu la douleur d’un amour trahi, et d’un amour qui ne renonce pas.
# JOL
The prophet Joel saw the fields laid bare, and he called everyone to return to God. || Le prophète Joël vit les champs dévastés, et il appela tout le monde à revenir à Dieu.
# AMO
Amos was a shepherd when God sent him to speak for the poor. || Amos était berger quand Dieu l’envoya parler pour les pauvres.
# OBA
Obadiah is a very short book of prophecy, spoken against pride and cruelty. || Abdias est un très court livre de prophétie, prononcé contre l’orgueil et la cruauté.
# JON
The book of Jonah is about a prophet who ran away, and about a God whose mercy ran further. || Le livre de Jonas parle d’un prophète qui s’enfuit, et d’un Dieu dont la miséricorde alla plus loin que lui.
# MIC
The prophet Micah came from a village, and he told the great what God truly asks. || Le prophète Michée venait d’un village, et il dit aux grands ce que Dieu demande vraiment.
# NAM
The prophet Nahum spoke to the frightened, when a cruel empire seemed too strong. || Le prophète Nahum parla à ceux qui avaient peur, quand un empire cruel semblait trop fort.
# HAB
The prophet Habakkuk complained to God, then he waited, and at last he sang. || Le prophète Habacuc se plaignit à Dieu, puis il attendit, et à la fin il chanta.
# ZEP
The prophet Zephaniah spoke of a day of judgment, and of a God who sings over his people. || Le prophète Sophonie parla d’un jour de jugement, et d’un Dieu qui chante de joie sur son peuple.
# HAG
The prophet Haggai woke up a tired people to build the house of God again. || Le prophète Aggée réveilla un peuple fatigué pour rebâtir la maison de Dieu.
# ZEC
The prophet Zechariah encouraged the builders of the temple with visions in the night. || Le prophète Zacharie encouragea les bâtisseurs du temple par des visions dans la nuit.
# MAL
Malachi, the last of the prophets in the Old Testament, called his people back to an honest faith. || Malachie, le dernier des prophètes de l’Ancien Testament, rappela son peuple à une foi sincère.
# MAT
The Gospel of Matthew shows us Jesus as the promised King, whose first word to the poor is a blessing. || L’Évangile de Matthieu nous montre en Jésus le Roi promis, dont la première parole aux pauvres est une bénédiction.
# MRK
The Gospel of Mark is the shortest of the four, and Jesus is always on his way in it. || L’Évangile de Marc est le plus court des quatre, et Jésus y est toujours en chemin.
# LUK
Luke wrote his Gospel with care, after hearing those who had been eyewitnesses from the beginning. || Luc a écrit son Évangile avec soin, après avoir écouté ceux qui avaient tout vu depuis le commencement.
# JHN
The Gospel of John was written so that we may believe, and have life in the name of Jesus. || L’Évangile de Jean fut écrit pour que nous croyions, et que nous ayons la vie au nom de Jésus.
# ACT
The book of Acts tells how the good news went out from Jerusalem to the ends of the earth. || Le livre des Actes raconte comment la bonne nouvelle partit de Jérusalem vers les extrémités de la terre.
# ROM
Paul wrote to the believers in Rome, whom he longed to see, and he opened his whole heart. || Paul écrivit aux croyants de Rome, qu’il désirait tant voir, et il leur ouvrit tout son cœur.
# 1CO
Paul wrote this first letter to a lively and quarrelling church in the port city of Corinth. || Paul écrivit cette première lettre à une église vivante et divisée, dans la ville portuaire de Corinthe.
# 2CO
In his second letter to Corinth, Paul speaks of weakness, and of the strength that he found in it. || Dans sa deuxième lettre à Corinthe, Paul parle de faiblesse, et de la force qu’il y a trouvée.
# GAL
Paul wrote to the churches of Galatia with fire, because their freedom was at stake. || Paul écrivit avec feu aux églises de Galatie, parce que leur liberté était en jeu.
# EPH
The letter to the Ephesians was written by a prisoner, and yet it begins with a blessing. || La lettre aux Éphésiens fut écrite par un prisonnier, et pourtant elle commence par une bénédiction.
# PHP
Paul wrote to his friends in Philippi from prison, and his letter is full of joy. || Paul écrivit de prison à ses amis de Philippes, et sa lettre est pleine de joie.
# COL
The letter to the Colossians was sent to believers whom Paul had never met, to set Christ before their eyes. || La lettre aux Colossiens fut envoyée à des croyants que Paul n’avait jamais vus, pour mettre le Christ devant leurs yeux.
# 1TH
The first letter to the Thessalonians encouraged a young church in the midst of trouble. || La première lettre aux Thessaloniciens encouragea une jeune église au milieu des épreuves.
# 2TH
The second letter to the Thessalonians steadied believers who had been shaken. || La deuxième lettre aux Thessaloniciens affermit des croyants qui avaient été ébranlés.
# 1TI
In the first letter to Timothy, an old apostle guides a young leader. || Dans la première lettre à Timothée, un vieil apôtre guide un jeune responsable.
# 2TI
The second letter to Timothy sounds like a farewell from a man who has finished his race. || La deuxième lettre à Timothée résonne comme l’adieu d’un homme qui a achevé sa course.
# TIT
The letter to Titus was meant for a young leader on the island of Crete. || La lettre à Tite était destinée à un jeune responsable sur l’île de Crète.
# PHM
The letter to Philemon is only a page long, and it asks a master to receive a slave as a brother. || La lettre à Philémon n’a qu’une page, et elle demande à un maître de recevoir un esclave comme un frère.
# HEB
The letter to the Hebrews was written for tired believers, so that they would look to Jesus and not give up. || La lettre aux Hébreux fut écrite pour des croyants fatigués, afin qu’ils regardent à Jésus sans se décourager.
# JAS
The letter of James wants faith to have hands and feet. || La lettre de Jacques veut que la foi ait des mains et des pieds.
# 1PE
The first letter of Peter was sent to believers who were strangers where they lived. || La première lettre de Pierre fut envoyée à des croyants qui étaient étrangers là où ils vivaient.
# 2PE
In the second letter of Peter, an apostle near the end of his road reminds his friends of what lasts. || Dans la deuxième lettre de Pierre, un apôtre au bout de sa route rappelle à ses amis ce qui demeure.
# 1JN
The first letter of John circles around one great word, and that word is love. || La première lettre de Jean tourne autour d’un grand mot, et ce mot est l’amour.
# 2JN
The second letter of John is a short greeting about truth and love. || La deuxième lettre de Jean est un court message sur la vérité et l’amour.
# 3JN
The third letter of John thanks a friend who opened his house to travellers. || La troisième lettre de Jean remercie un ami qui avait ouvert sa maison aux voyageurs.
# JUD
The letter of Jude urges believers to hold fast to the faith that was handed down to them. || La lettre de Jude presse les croyants de tenir ferme la foi qui leur a été transmise.
# REV
The book of Revelation was given to John in exile, so that suffering believers might see who truly reigns. || Le livre de l’Apocalypse fut donné à Jean en exil, pour que des croyants éprouvés voient qui règne vraiment.
`);
