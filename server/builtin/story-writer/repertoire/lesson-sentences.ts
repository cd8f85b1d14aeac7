import { readPairs } from './sentence-pairs.ts';

/** What the passage has to do with us, by theme. Each line stands alone and may be read in any order. */
export const lessonSentences = readPairs(`
# trust
To trust is to take the next step before the whole road is lit. || Se confier, c’est faire le pas suivant avant que toute la route soit éclairée.
God does not ask us to understand everything; he asks us to walk with him. || Dieu ne nous demande pas de tout comprendre; il nous demande de marcher avec lui.
A child who holds a strong hand does not need to know the map. || L’enfant qui tient une main forte n’a pas besoin de connaître la carte.
Whoever leans on God finds that the ground holds. || Celui qui s’appuie sur Dieu découvre que le sol tient bon.
Our own cleverness is a small lamp; God’s faithfulness is the sunrise. || Notre propre habileté est une petite lampe; la fidélité de Dieu est le lever du soleil.
Trust grows the way a tree grows, quietly and from the root. || La confiance grandit comme un arbre, sans bruit et par la racine.
The One who keeps his promises will also keep those who believe them. || Celui qui tient ses promesses gardera aussi ceux qui les croient.
# love
Love is not first a feeling; it is a decision to come near. || L’amour n’est pas d’abord un sentiment; c’est la décision de s’approcher.
Love sees a person where others see only a problem. || L’amour voit une personne là où d’autres ne voient qu’un problème.
Nobody can love a whole world, but everyone can love the one who is near. || Personne ne peut aimer le monde entier, mais chacun peut aimer celui qui est tout près.
What we do for the least of people, God sees as done for him. || Ce que nous faisons pour le plus petit, Dieu le voit comme fait pour lui.
Love has open eyes, ready hands, and time to spare. || L’amour a les yeux ouverts, les mains prêtes, et du temps à donner.
Love costs something, and it is worth more than it costs. || L’amour coûte quelque chose, et il vaut plus qu’il ne coûte.
We can love because we were loved first. || Nous pouvons aimer parce que nous avons été aimés les premiers.
# mercy
God is quicker to forgive than we are to ask. || Dieu est plus prompt à pardonner que nous ne le sommes à demander.
Mercy does not call evil good; it carries it away. || La miséricorde n’appelle pas bien le mal; elle l’emporte au loin.
No one has gone so far that the way home is closed. || Nul n’est allé si loin que le chemin du retour lui soit fermé.
Those who have been forgiven much learn to forgive others. || Ceux à qui l’on a beaucoup pardonné apprennent à pardonner aux autres.
A heart that admits its wrong is already turning towards the light. || Un cœur qui reconnaît sa faute se tourne déjà vers la lumière.
What shame would hide, grace wants to heal. || Ce que la honte voudrait cacher, la grâce veut le guérir.
God remembers who we are, even when we have forgotten it. || Dieu se souvient de qui nous sommes, même quand nous l’avons oublié.
# courage
Courage is not the absence of fear; it is faith that keeps walking. || Le courage n’est pas l’absence de peur; c’est la foi qui continue d’avancer.
What looks like a giant to us has never been a giant to God. || Ce qui nous paraît un géant n’en a jamais été un pour Dieu.
God often puts great things into the hands of small people. || Dieu met souvent de grandes choses dans les mains de petites gens.
The strongest armour is to know who stands beside us. || La plus forte armure, c’est de savoir qui se tient à nos côtés.
One faithful voice can wake up a whole people. || Une seule voix fidèle peut réveiller tout un peuple.
Fear counts the enemies; faith remembers the Lord. || La peur compte les ennemis; la foi se souvient du Seigneur.
We do not have to be fearless in order to be faithful. || Il n’est pas nécessaire d’être sans peur pour être fidèle.
# wisdom
Wisdom begins when we stop pretending that we know it all. || La sagesse commence quand nous cessons de prétendre tout savoir.
Wisdom is found by those who listen before they speak. || La sagesse se laisse trouver par ceux qui écoutent avant de parler.
The wise build slowly, and what they build remains. || Les sages bâtissent lentement, et ce qu’ils bâtissent demeure.
A good word at the right time is worth more than silver. || Une bonne parole au bon moment vaut plus que l’argent.
To fear God is to take him seriously in small things too. || Craindre Dieu, c’est le prendre au sérieux jusque dans les petites choses.
Every choice is a seed, and every seed has its harvest. || Chaque choix est une semence, et chaque semence a sa moisson.
Those who walk with the wise will learn their step. || Celui qui marche avec les sages apprend leur pas.
# creation
The world is not an accident; it is a gift. || Le monde n’est pas un accident; c’est un don.
He who counts the stars also knows each of us by name. || Celui qui compte les étoiles connaît aussi chacun par son nom.
Whatever God has made carries a trace of his goodness. || Tout ce que Dieu a fait porte une trace de sa bonté.
To care for the earth is to thank the One who gave it. || Prendre soin de la terre, c’est remercier celui qui l’a donnée.
Wonder is the beginning of worship. || L’émerveillement est le commencement de l’adoration.
We are small under such a sky, and yet we are seen. || Nous sommes petits sous un tel ciel, et pourtant nous sommes vus.
Each morning is a page that God has written before we wake. || Chaque matin est une page que Dieu a écrite avant notre réveil.
# peace
God’s peace is not the end of every storm; it is his presence in the boat. || La paix de Dieu n’est pas la fin de toute tempête; c’est sa présence dans la barque.
We may put down in his hands what is too heavy for ours. || Nous pouvons déposer entre ses mains ce qui est trop lourd pour les nôtres.
Worry asks what may happen; prayer remembers who is near. || L’inquiétude demande ce qui pourrait arriver; la prière se souvient de celui qui est proche.
A quiet heart is a gift, and it can be received again each day. || Un cœur tranquille est un don, et on peut le recevoir de nouveau chaque jour.
The God who keeps watch does not grow sleepy. || Le Dieu qui veille ne s’assoupit pas.
Rest is also a way of believing. || Se reposer est aussi une manière de croire.
Where God leads, there is still water along the way. || Là où Dieu conduit, il y a des eaux paisibles le long du chemin.
# hope
Hope does not deny the night; it knows who made the morning. || L’espérance ne nie pas la nuit; elle connaît celui qui a fait le matin.
What God has begun, he does not leave half finished. || Ce que Dieu a commencé, il ne le laisse pas inachevé.
A promise may take its time, and yet it does not come too late. || Une promesse peut tarder, et pourtant elle ne vient pas trop tard.
Even dry ground can bloom again when God speaks. || Même une terre aride peut refleurir quand Dieu parle.
Tears may sow what joy will harvest. || Les larmes sèment parfois ce que la joie moissonnera.
Those who wait for the Lord are not waiting in vain. || Ceux qui espèrent dans le Seigneur n’attendent pas en vain.
Tomorrow belongs to the One who was already there yesterday. || Demain appartient à celui qui était déjà là hier.
# calling
When God calls, he also gives what the call requires. || Quand Dieu appelle, il donne aussi ce que l’appel demande.
God looks at the heart, where others look at appearances. || Dieu regarde au cœur, là où d’autres regardent à l’apparence.
Our excuses do not surprise God, and our weakness does not stop him. || Nos excuses ne surprennent pas Dieu, et notre faiblesse ne l’arrête pas.
To obey is sometimes no more than a first step in the right direction. || Obéir n’est parfois qu’un premier pas dans la bonne direction.
A willing heart is the beginning of many great things. || Un cœur disponible est le commencement de bien de grandes choses.
God sends ordinary people, and he goes with them. || Dieu envoie des gens ordinaires, et il va avec eux.
What we leave behind to follow God, we do not lose. || Ce que nous laissons pour suivre Dieu, nous ne le perdons pas.
# prayer
Prayer is not a speech; it is a meeting. || La prière n’est pas un discours; c’est une rencontre.
God hears the whisper as well as the shout. || Dieu entend le murmure aussi bien que le cri.
No prayer is lost, even when the answer comes by another road. || Aucune prière n’est perdue, même quand la réponse vient par un autre chemin.
We do not have to find beautiful words before we may come. || Il n’est pas nécessaire de trouver de belles paroles pour s’approcher.
To pray is to open the door from the inside. || Prier, c’est ouvrir la porte de l’intérieur.
In prayer we learn to ask, to thank, and to be silent. || Dans la prière, nous apprenons à demander, à remercier et à nous taire.
He who made the ear surely hears. || Celui qui a fait l’oreille entend certainement.
# provision
What is little in our hands can become much in the hands of God. || Ce qui est peu dans nos mains peut devenir beaucoup dans celles de Dieu.
He who feeds the birds has not forgotten his children. || Celui qui nourrit les oiseaux n’a pas oublié ses enfants.
Sharing begins before there is plenty. || Le partage commence avant l’abondance.
Gratitude turns a simple meal into a feast. || La reconnaissance fait d’un simple repas une fête.
God’s care often arrives by human hands. || Le soin de Dieu arrive souvent par des mains humaines.
Enough for today is also a gift. || Assez pour aujourd’hui, c’est aussi un don.
A closed hand cannot receive anything either. || Une main fermée ne peut rien recevoir non plus.
# justice
God hears those to whom no one else will listen. || Dieu entend ceux que personne d’autre ne veut entendre.
What is right does not depend on who is strong. || Ce qui est juste ne dépend pas de qui est fort.
To do justice is to give others the room that God has given us. || Pratiquer la justice, c’est donner aux autres la place que Dieu nous a donnée.
Worship and fairness belong together before God. || Le culte et l’équité vont ensemble devant Dieu.
A people is measured by how it treats its weakest. || On mesure un peuple à la manière dont il traite les plus faibles.
Truth may walk slowly, but it does not lose its way. || La vérité marche parfois lentement, mais elle ne perd pas sa route.
An honest scale on the market is also a prayer. || Une balance juste au marché est aussi une prière.
# humility
Before God nobody has to make himself taller. || Devant Dieu, personne n’a besoin de se grandir.
Those who bow low can carry others. || Ceux qui se penchent peuvent porter les autres.
Greatness has a new measure here: the one who serves. || La grandeur a ici une nouvelle mesure: celui qui sert.
A humble person is free, having nothing to defend. || L’humble est libre, car il n’a rien à défendre.
God fills open hands, not raised fists. || Dieu remplit les mains ouvertes, non les poings levés.
It takes strength to kneel. || Il faut de la force pour s’agenouiller.
Whoever makes room for others will find room with God. || Celui qui fait place aux autres trouvera place auprès de Dieu.
# joy
Joy is deeper than good luck, because it has its root in God. || La joie est plus profonde que la chance, car elle a sa racine en Dieu.
Thanking opens our eyes to what we already have. || Remercier ouvre nos yeux sur ce que nous avons déjà.
A song of praise can be sung in a prison and in a palace. || Un chant de louange peut monter d’une prison comme d’un palais.
Praise turns our eyes from our own feet to the One who leads us. || La louange détourne nos yeux de nos propres pieds vers celui qui nous conduit.
Heaven itself rejoices when something lost is found. || Le ciel lui-même se réjouit quand ce qui était perdu est retrouvé.
Joy that is shared grows, like bread in the hands of a giver. || La joie partagée grandit, comme le pain dans les mains de celui qui donne.
To be glad in God is to be strong. || Se réjouir en Dieu, c’est être fort.
# salvation
God comes down to where we are, and he lifts us up. || Dieu descend jusqu’à nous, et il nous relève.
We are not saved by climbing, but by being carried. || Nous ne sommes pas sauvés en grimpant, mais en étant portés.
Grace is a gift, and a gift can only be received. || La grâce est un cadeau, et un cadeau ne peut qu’être reçu.
No darkness is stronger than the light that came into the world. || Aucune obscurité n’est plus forte que la lumière venue dans le monde.
God gave what was dearest to him so that we might live. || Dieu a donné ce qu’il avait de plus cher, afin que nous vivions.
The way to God begins with God’s way to us. || Le chemin vers Dieu commence par le chemin de Dieu vers nous.
Whoever calls for help is not calling into an empty sky. || Celui qui appelle au secours n’appelle pas vers un ciel vide.
# perseverance
Faithfulness is made of many small days. || La fidélité est faite de beaucoup de petits jours.
We may fall, and God’s hand is still there when we rise. || Nous pouvons tomber, et la main de Dieu est encore là quand nous nous relevons.
Trouble may bend us, but it does not have to break us. || L’épreuve peut nous courber, mais elle n’a pas à nous briser.
Strength is renewed on the road, not before it. || La force se renouvelle en chemin, et non avant.
Patience is hope with its sleeves rolled up. || La patience est une espérance qui a retroussé ses manches.
Nobody runs this race alone; many have run it before us. || Nul ne court seul cette course; beaucoup l’ont courue avant nous.
What is done for God in secret is never wasted. || Ce qui est fait pour Dieu en secret n’est jamais perdu.
`);
