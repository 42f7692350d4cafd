/**
 * What words speak of, for the learned net: a concept, then its words in seven languages, folded; `stem*` stands for every
 * word that begins so, `two_words` for a pair. A word may belong to several. No danger is told by a concept alone: what
 * they mean beside each other is learned from `texts/`.
 */
export const CONCEPT_WORDS = `
chest =
chest* sternum breastbone* rib ribs ribcage brust* rippen poitrine* thora* cotes pecho* pectoral* esternon costilla*
peito* torax esterno costela* petto* torace toracic* costole borst* ribben pec pecs bosom
heart =
heart* ticker cardio herz* pumpe coeur* palpitant corazon* patata coracao* cuore* cardiac* hart hartslag* hartk*
pecker
headpart =
head* skull dome temple* noggin kopf* schadel* stirn tete* crane cabeza* craneo cabeca* cranio testa* capo hoofd* kop
schedel slaap
face =
face* facial cheek* eyelid* gesicht* lid visage* figure joue* paupiere* cara mejilla* parpado* rosto* palpebra*
faccia* viso guancia* gezicht* wang* ooglid*
mouth =
mouth* smile* mund* zunge* lachel* bouche* levre* langue* sourire boca* labio* lengua* sonris* lingua* labbr* bocca*
sorris* mond* lip* tong* glimlach*
eye =
eye eyes sight vision* pupil* auge* sehen sicht blick oeil yeux vue ojo* vista olho* visao occhi* oog ogen zicht
throat =
throat* windpipe hals kehle* rachen gorge* garganta* gola* keel* trachea
arm =
elbow* bicep* arm* ellbogen* ellenbogen* bizeps bras coude* brazo* codo* braco* cotovelo* bracci* gomit* bicipit*
elleboog
leftside =
left side sided linke* links seite* seitig* halbseit* halfte gauche cote moitie droit* izquierd* lado mitad derech*
esquerd* metade sinistr* lato meta destr* rechter* kant helft half halbe* demi media meia mezza right
hand =
finger* thumb* wrist* grip hand* daumen main mains doigt* pouce* poignet* mano manos dedo* muneca* pulgar* mao maos
pulso punho mani dita polegar vinger* duim* pols*
leg =
leg legs thigh* quad quads hamstring* hammy limb* bein* oberschenkel* jambe* cuisse* pierna* muslo* perna* coxa* gamba
gambe coscia cosce been benen bovenbeen dij*
foot =
foot feet toe toes heel* fuss fusse* zeh* ferse* pied pieds orteil* talon* pie pies pe pes calcanhar dedinho piede
piedi tallone alluce voet* teen tenen hiel*
knee =
knee* patella meniscus acl knie* genou* rodilla* joelho* ginocchi*
ankle =
ankle* achilles* shin shins knochel* sprunggelenk* schienbein* cheville* tibia* tobillo* aquiles espinilla tornozel*
canela cavigli* tendine* enkel* scheen*
calf =
calf calves wade* mollet* gemelo* pantorrilla* panturrilha* batata polpacc* kuit*
backpart =
back spine lumbar neck tailbone rucken* nacken* wirbel* steiss* dos nuque cou colonne espalda* cuello columna costas
pescoco coluna schiena collo rug nek wervel*
shoulder =
shoulder* collarbone* clavicle* schulter* schlusselbein* epaule* clavicule* omoplat* hombro* clavicula* ombro* spalla*
scapol* clavicola* schouder* sleutelbeen*
jaw =
jaw* kiefer* machoire* mandibul* mandibola mascella kaak*
belly =
belly stomach* abdomen gut tummy bauch* magen* ventre estomac* vientre barriga estomago* tripa pancia stomaco buik*
maag*
lung =
lung* poumon* pulmon* pulmao pulmoes polmon* long longen
muscle =
muscle* muskel* muscul* muscol* spier* tendon* sehne* pees pezen ligament* band
bonejoint =
bone bones joint* knochen* gelenk* os articulation* hueso* osso ossos ossa articolaz* bot botten gewricht*
pain =
pain* hurt* ouch agony schmerz* weh wehtat tut doul* mal duele* dolor* dolia dolio dor dores doendo doi doeu male fa
pijn* zeer doet
ache =
ache* achy aching sore* tender dull discomfort* niggle twinge ziehen* zieht unwohl* unangenehm* gene geneu* sourd*
lourdeur molestia* incomod* fastidi* indolenz* dolorant* doff* ongemak* gevoelig* knagend zeurend*
press =
press pressing pressure* pressed tight* squeez* squash* crush* clamp* grip gripped vice vise band belt strap corset
strangl* constrict* druck* enge engegefuhl* eng eingeschnurt* zugeschnurt* zuschnur* schnur* klemm* eingeklemmt*
beklomm* serre* etau appui* appuy* oppress* pression comprim* apret* aprieta* presion* opres* apert* pressao strett*
morsa premev* pressione stringe* opprim* chiuso druk drukk* drukte beklem* klem dichtgesnoerd knellen* knijp*
load =
heavy heaviness weight* elephant anvil slab brick stone concrete boulder sitting parked car schwer* gewicht* stein*
amboss* elefant* lourd* poids enclume* brique* peso pesad* yunque losa ladrillo bigorna pesant* macigno incudine
zwaar* aambeeld* olifant* steen
stab =
stab* sharp jab* knife needle* prick* shooting poker stech* stich* messer* pointe* piqure* couteau lame poignard*
elanc* pinchazo* punzada* aguj* cuchill* pontada* fisgada* faca agulh* fitt* puntur* coltell* steek* stek* scherp* mes
burn =
burn* fire brenn* feuer brul* feu ardor* arde* ardiendo quema* fuego queim* fogo brucia* bruciore fuoco fiamm* brand*
numb =
numb* tingl* pins asleep taub* kribbel* gefuhllos* eingeschlafen engourdi* fourmill* insensible* endormi* dormid*
durmi* hormigue* adormec* entumec* dormente* dormenc* formig* intorpid* formicol* addorment* gevoelloos* tintel* doof*
slaapt sliep verdoofd* doffe
weak =
weak* limp feeble useless paraly* lame schwach* lahm* gelahmt* kraftlos* schlaff faible* mou molle debil* flojo
paraliz* sinfuerzas fuerzas fraco fraca fraqueza forcas mole debole debolezza forze slap slappe zwak* verlam*
krachteloos lam
dizzy =
dizz* giddy lightheaded* light woozy woozyness faint* spinning swimm* vertigo wobbly swam unsteady schwind* schumm*
benommen flau taumel* vertige* tourne* etourd* tournis chancel* mare* vahid* aturd* vueltas tont* zonz* rodando gira*
capogir* vertigin* stordit* duizel* draaier* licht lichtheid
darkvision =
black grey gray dark blurry blurred fuzzy stars spots static white dimmed schwarz* sterne sternchen tunnel*
verschwomm* noir* etoile* floue* voile trouble negro negra borros* nublad* estrellas preto preta escurec* embac*
estrelas nero nera annebb* offuscat* stelle zwart* vlekken wazig sterretjes donker
passout =
passed blacked blackout fainted fainting collaps* unconscious* conscious* syncope keeled swoon* slumped conk*
ohnmacht* bewusst* umgekippt* umkipp* kippte weggetreten weggekippt zusammengebroch* zusammengesack* zusammengeklapp*
kollab* abgeklappt evanoui* connaissance inconscien* malaise vapes effondr* ecroul* desmay* desmall* conocimiento
conciencia consciencia desplom* desvanec* desmai* apag* desfalec* desab* sentidos sven* sensi coscien* conoscenza
incosciente croll* mancament* flauw* bewustel* bewustz* wegger* weggevallen stokje knock
sick =
sick nause* puk* queasy threw throwing retch* barf* ubel* kotz* gekotzt erbrech* erbroch* gebrochen schlecht vomi*
gerb* ecoeur* arcad* devolv* enjo* conati misselijk* spug* gespuugd overge* kots* braak*
coldsweat =
sweat* clammy perspir* schweiss* schwitz* geschwitzt sueur* transpir* sudor* sudar* sude suor* suar* suando sudat*
sudavo zweet* zweten klam*
swell =
swell* swollen swole puffy balloon* blew blown huge fat bigger thick geschwoll* schwell* schwill* dick* riesig* gonfl*
enfle* enorme* double hinch* inflamad* gord* inch* gonfi* grosso gezwollen* zwel* dik dikke opgezet* opgezwollen
hot =
hot warm* boiling heat* heiss* gluhend hitze* chaud* brulant* chaleur canicul* calient* calor* ardiend* quent* cald*
bollent* heet hete hitte* gloei*
redcol =
red pink reddish crimson merlot port rot* rosa rouge* rose* rojo* roja* rosad* vermelh* avermelh* ross* rosat* rood*
rode roze
browncol =
brown* dark* cola coke pepsi coffee tea ale stout rust* syrup treacle wine braun* dunkel* colafarb* kaffee* tee
malzbier marron* fonce* coca cafe the biere oscur* te cerveza marrom escur* cha cerveja scur* caffe birra bruin*
donker* koffie thee bier colakleur*
blueblack =
purple blue bruis* black blau* lila bleu* violet* azul* morad* rox* viola blu livid* paars*
blood =
blood* clot* blut* sang sangl* sangr* sangu* bloed*
bleed =
bleed* bled spurting pumping soaking gush* blut* saign* gicle* hemorr* sangr* chorros jorra* zampill* emorrag* bloed*
spuit*
coughspit =
cough* spit* spat hust* gehust* hochgehust* spuck* toux tous* crach* tos tosi* escup* toss* cuspi* sput* hoest*
gehoest*
urine =
urin* pee peed peeing piss* wee weed weeing water bladder pinkel* pipi wasser blase orin* mead* meo mee pis xixi mij*
bexiga pisci* vescica plas*
toilet =
toilet* loo bowl bathroom stool* poo pooed poop motions dump* klo* stuhl* schussel kot wc selles cuvette bano heces
taza deposicion* vaso banheiro fezes cagad* cacca bagno feci water ontlasting poep* pot
tarry =
tar tarry black pech goudron* alquitran piche catrame teer* zwart*
fall =
fell fall* dropped drop slid slump* tripped tumble* crash* thrown sturz* gesturzt gefallen fiel hinfiel hingefall*
hingesunken chute* cai caida cay* caer me_cai caiu queda tomb* escorreg* cad* scivol* crollat* gevallen viel val
struikel* uitgegleden klap*
floor =
floor ground mat deck tiles pavement carpet lino kerb boden matte fliesen sol tapis carrelage suelo baldosas acera
lona chao piso calcada pavimento terra piastrelle marciapiede vloer grond tegels stoep
wake =
woke wake awake waking came coming opened aufgewacht wach aufwach* reveill* desper* acord* svegli* risvegli* wakker
bijgekomen
lost =
lost losing lose missing gap gone verlor* fehlt weg weggewesen perd* manque* falta* pers* manca* kwijt mis
hit =
hit bang* knock* struck smack* bump* elbowed kicked kneed clipped schlag* gestoss* angeschlag* aufgeschlag* prall*
zusammengestoss* choc* cogne* heurt* tape* coup golpe* choque bate* bati pancada* cotovelada batt* botta* colp*
picchi* gestoten stoten klap* botste*
helmet =
helm* casque* casco* capacete*
crack =
crack* pop popped snap* crunch* bang gunshot click* knack* geknackt geknallt kracht* gekracht craqu* crac claqu* cruj*
chasquido estal* estral* crec schiocc* scrocch* botto knak* krak* gekraakt knal* kraakte
twist =
twist* roll* sprain* wrench* buckl* turned umgeknickt* verdreh* vertret* weggeknickt tordu* torde* torsion torci*
torce* gire vir* girat* stort* distors* verdraai* verzwik* omgeklapt
tear =
tear tore torn ripp* gerissen* riss* zerr* dechir* rompu* lache* desgarr* rotura* rompi* ras* rompeu ruptur* strapp*
rott* gescheurd* scheur* afgescheurd
break =
broke broken break* fractur* gebroch* bruch* cass* rot* partid* quebr* fratur* frattur* gebroken brak breuk*
disloc =
popped_out out_of socket subluxat* ausgerenkt* ausgekugel* rausgesprung* luxat* luxi* debois* deboit* demis* disloca*
salio saliu deslocou lussat* lussazion* uscit* kom ontwricht*
deform =
deform* shape crooked backwards sideways bent odd wrong angle sticking mangled outward schief* verdreht komisch
absteh* vorsteh* raus travers tordu* vrac torcid* torto stort* sporge* scheef* krom vervormd* verkeerde
cant =
cant cannot couldnt unable wont wouldnt no_longer impossible nicht kann konnte geht unmoglich peux arrive arrivais
arrivait puedo podia pude imposible consigo conseguia consegui posso riesco riuscivo impossibile kan kon lukt niet
onmogelijk
bear =
walk stand weight* step bear* lift raise move bend straighten limp* hobbl* auftret* laufen gehen stehen belast* heben
bewegen beugen hochkomm* marcher pied poser lever bouger plier appui caminar andar apoyar pisar levantar mover doblar
apoiar mexer dobrar camminare appoggi* alzare muovere caric* piegare lopen staan steunen optillen buigen
breathe =
breath* inhal* gasp* pant* puff* winded wheez* atmen atem* schnauf* schnapp* keuch* hechel* respir* souffl* essouffl*
halet* siffl* aliento jade* resopl* folego ofeg* buf* fiat* affann* ansim* adem* hijg* kortadem* benauwd* piep*
air =
air oxygen luft* aire ar aria lucht zuurstof
short =
short out_of lack want struggl* fight* hardly barely kaum wenig schlecht schwer knapp court* manque* peine falta*
apenas ahog* curt* mal manca* cort* poca fatica kort* weinig slecht nauwelijks
rest =
rest resting sofa armchair chair bed lying lie lay laying laid flat sitting sat sit telly tv desk reading asleep
sleep* night ruhe* bett* liege* sitz* lag sessel nacht repos canap* lit allong* assis* fauteuil couch* nuit reposo
cama acost* tumbad* sentad* sillon noche repouso deitad* poltrona noite riposo divano letto sdraiat* distes* sedut*
notte rust bank lig* zit* zat stoel slaap
effort =
run* ran uphill hill* climb* stairs sprint* interval* rep reps ride rode bike row* push* squat* deadlift* burpee* wod
session workout effort* treadmill jog* lauf* berg* treppe* anstrengung rad radeln fahr* rudern training cours* cote
montee escalier* velo footing seance corr* cuesta subida subiendo escaler* bici esfuerzo serie* entren* ladeira
escada* esforco treino tiro* esteira cors* salita scale sforzo ripetut* allenam* loop* ren rennen klim* trap fiets*
inspanning heuvel*
racing =
rac* pound* thump* hammer* gallop* beating beat fast thud* drum mad crazy bananas rase* rast* gerast klopf* bumm*
verruckt* trommel* emball* cogn* tape* bat battait chamade tambour fou vite aceler* dispar* galop* tambor rapid* loco
loca mil doid* impazzit* tamburo batte* battit* accelerat* forte mille tekeer hol bonk* bonz* snel
palp =
palpit* flutter* skip* irregular* arrhythm* afib fibrillat* missed beats flip* herzras* herzstolper* stolper* aussetz*
setzt flatter* vorhofflimm* arythm* sauts saute aletea* latidos arritmi* taquicard* falha* descompass* sfarfall*
salta* battiti aritmi* tachicard* hartklopp* fladder* overslaan* slaat slagen boezemfibr*
pulse =
hr bpm watch heartrate puls* uhr pouls fc frecuencia batimentos frequencia battito battiti hartslag pols horloge
speak =
speak* speech talk* word* slur* say gibberish jumbl* sprech* sprach* reden rede wort* lall* gelallt wirr parl* mot
mots bredouill* bafouill* dire habl* palabra* fal* palavra* enrolad* embol* parol* farfugli* praat* praten woord*
wartaal brabbel*
memory =
remember* forget* forgot memor* erinner* gedachtnis vergess* weiss souvien* souvenir* rappel* recuerd* acuerd* lembr*
ricord* herinner* vergeet weet
confused =
confus* muddl* foggy disorient* delir* dazed drowsy sleepy nonsense rambl* repeat* verwirr* wirr* benebelt* schlafrig*
duselig desorient* somnol* divagu* confund* adormil* desvari* sonolent* varian* sonnolent* straparl* verward* suf*
slaperig* kluts wartaal versuft*
droop =
droop* sag* hung crooked hing hang* schief* tombait affaiss* travers pend* torcid* caid* torta stort* giu scheef*
headache =
headache* kopfschmerz* kopfweh schadelweh migrane cephal* migrain* jaqueca cefal* enxaqueca emicrania hoofdpijn
koppijn thunderclap
sudden =
sudden* instant* nowhere blue plotzlich* schlagartig* auf_einmal soudain* brusque* coup subit* repent* golpe* pronto
nada improvvis* botto* colpo plots* ineens opeens
worst =
worst terrible ever horrible dreadful schlimmst* furchtbar* starkst* pire jamais peor* pior terrivel peggior*
terribile ergste vreselijk*
onesided =
one einer eine un une una um uma een just_one only nur seul* solo so unica alleen
flight =
flight* flew plane drive drove bus coach trip surgery bed plaster birth flug* geflogen autofahrt busreise op gips
geburt vol avion route car operation platre accouchement vuelo viaje autobus operacion parto voo aviao viagem onibus
cirurgia volo aereo viaggio pullman intervento vlucht vliegtuig autorit busreis operatie bevalling
stopsweat =
stopped stop ceased longer aufgehort mehr plus arrete deje sin parei sem smesso niente gestopt meer geen
sun =
sun sunstroke heatstroke overheat* heatwave degrees sonne* hitzschlag grad soleil insolation degres sol insolacion
grados insolacao graus sole insolazione gradi zon* graden
allerg =
allerg* anaphyl* hives welts rash itchy sting stung peanut* nuts biene* stich quaddel* ausschlag nuss* guepe* abeille*
plaque* urticaire arachide* cacahuet* avispa abeja ronchas urticaria alerg* abelha vespa placas amendoim ape ponfi
orticaria arachidi wesp* bij bult* galbult* pinda*
seizure =
seizure* convuls* epilep* fit fitting krampfanfall* krampf anfall crise ataque crisi aanval* stuip*
sugar =
sugar hypo glucose diabet* zucker unterzucker* insulin* glycem* sucre azucar glucosa acucar glicose glicemia zucchero
suiker*
pregnant =
pregnan* weeks_along trimester baby schwanger* ssw woche enceinte grossesse embaraz* semanas gravid* gestante incinta
settimane zwanger* weken
period =
period* menstru* tampon pad tage regelblutung regles regla ciclo mestruaz* ongesteld*
die =
die died dying death dead mort sterb* gestorben tod tot toten mour* crever muer* morr* morte morto mori* muoio
doodgaan dood sterven ga_dood
kill =
kill* murder* suicid* unalive overdos* umbring* umgebracht selbstmord suizid* tote tue* mata* uccid* ammazz* vermoord*
zelfmoord doden
live =
live living alive life exist* leben* vivre vie vis vivir vida vivo viva viver* vita leven* leef* bestaan
end =
end ending ended over finish stop schluss ende beend* fin finisse acabar acabe termin* fim finir* finisca farla finita
einde klaar voorbij
selfref =
myself me mich mir mir_selbst selbst moi mi migo mim me_stesso mezelf mij zelf
wishme =
want wanna wish like_to mochte will wunsch* envie veux voudrais quiero querria ganas quero queria vontade voglio
vorrei voglia wil wou zou graag liever lieber prefer*
vanish =
disappear* vanish* gone away not_here around weg verschwind* nicht_mehr_da dispar* partir loin irme sumir desapare*
ir_embora sparir* scompar* andarmene verdwijn* er_niet_meer
without =
without_me better_off burden everyone nobody family they ohne_mich ohne jeder keiner niemand last sans personne tout
fardeau sin nadie todos carga sem ninguem peso senza nessuno tutti zonder iedereen
nopoint =
point sense reason hopeless pointless meaning useless worthless sinn zweck hoffnungslos wertlos sens espoir raison
inutile sentido razon inutil razao senso motivo zin reden hopeloos nutteloos
cutself =
cut cutting cuts self-harm selfharm harm* ritz* geritzt verletzt scarif* coup* mutil* fait_mal cort* dano machu*
tagliat* autoles* male gesneden snij* beschadig*
pills =
pill* tablet* meds medicine drugs pilules cachets medicament* comprim* pastillas remedio* pastiglie farmaci pil
letters =
letter* farewell goodbye abschied* lettres adieu cartas despedida addio afscheid*
tiredof =
tired sick_of fed done anymore more mude satt kann_mehr marre assez peux_plus cansad* hart* puedo_mas aguent* stanc*
basta faccio_piu moe zat klaar
give =
giving gave give verschenk* donne* regal* dando doar geef* weggeef*
neg =
no not never none nothing without any nicht kein* nie ohne nix nichts pas aucun* jamais sans rien ni nunca ningun* sin
nada jamas nao sem nenhum* nem non nessun* mai niente senza geen niet nooit niks zonder nee
isnt =
isnt arent wasnt dont didnt doesnt hasnt havent n
since =
since seit seitdem seither depuis desde da_quando dal dalla dopo sinds sindsdien
ago =
ago years year childhood kid school once used last damals jahren jahr kindheit fruher einst ans annees enfance
autrefois anos hace infancia anno anni bambino fa jaren geleden vroeger jaar
yearnum =
2005 2006 2007 2008 2009 2010 2011 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021
suppose =
if should could might would when risk afraid worry fear normal wenn falls sollte soll darf angst ob si devrais faut
peur risque est-ce debo deberia miedo riesgo se devo deveria medo risco dovrei paura rischio als moet mag bang
hear =
read watched saw heard film documentary article video book gelesen gesehen artikel lu vu leido vi pelicula articulo
lido filme artigo letto visto articolo gelezen gezien
family =
dad father mum mom mother husband wife son daughter brother sister nan gran* uncle aunt partner hubby kids child*
vater mutter mann frau sohn tochter bruder schwester oma opa onkel tante kinder enkel* pere mere mari femme fils fille
frere soeur mamie papi oncle enfants beau belle padre madre marido mujer hijo hija hermano hermana abuel* tio tia
nieto suegra ninos pai mae esposa filho filha irmao irma vo avo neto sogra criancas marito moglie figlio figlia
fratello sorella nonn* zio zia nipote suocera bambini vader moeder man vrouw zoon dochter broer zus oom kleinzoon
kinderen schoonmoeder mijn_man
friend =
friend* mate buddy guy chap lady woman somebody someone colleague neighbour* neighbor* teammate clubmate coach trainer
runner rider partner bestie roommate freund* kumpel kolleg* nachbar* laufer* jemand ami* pote copain copine collegue
voisin* entraineur quelqu gars colega companer* vecin* entrenador alguien tipo parceir* vizinh* treinador cara alguem
collega vicin* allenatore qualcuno uno vriend* maat buurvrouw buurman iemand
animal =
dog cat horse pet goldfish goat hund katze pferd chien chat cheval perro gato caballo cachorro cavalo cane gatto
cavallo hond kat paard
shehe =
he she his her him they er sie ihm ihr il elle lui el ella ele ela lei hij zij hem haar
doctor =
doctor doc gp cardiologist physio checked clear ecg test arzt arztin ekg medecin docteur kine medico doctora electro
fisio eletro exame dottore arts dokter hartfilmpje fysio
fine =
fine ok okay good great well happy lovely love loved amazing nice enjoy* proud gut super toll schon zufrieden geil
bien nickel content* heureu* ravi* top genial bueno feliz bem otimo show bom bene ottimo felice bello goed prima
lekker fijn blij
laugh =
lol haha hahaha lmao laugh* mdr jaja kkk kkkk ahah ahaha lachen gelacht rire ris* rir ridere
trainword =
day press bench set sets reps triceps tris biceps back fly flyes dips pushups workout pump doms mobility plank tag
trizeps bank liegestutz* muskelkater jour pecs courbatur* pompes dia agujetas flexiones supino flexoes giorno
tricipiti panca piegamenti dag bankdruk* spierpijn opdruk*
record =
record pb pr best medal bestzeit bestleistung recorde medaille medalla medalha medaglia
gear =
strap monitor garmin watch belt bag chain lace shoelace tyre shoe shoes gurt brustgurt band kette ceinture sangle
chaine banda cinta cinturon correa cinto fascia cintura riem ketting veter
food =
eat ate eaten lunch dinner breakfast hungry pizza rice banana beet* gegessen hunger fruhstuck bete mange dejeun* faim
betterave* com* hambre desayun* remolacha fome beterraba mangiat* fame barbabietola gegeten honger bieten
drinkwater =
drank hydrat* bottle getrunken trink* bu bois bebi beber hidrat* bevut* gedronken drink*
sleepy =
tired asleep nap bed slept knackered exhausted mude geschlafen kaputt fatigue* creve* dormi cansad* sono sonno stanc*
dormito moe slapen geslapen
recover =
recover* passed eased gone back normal better erholt weg vorbei besser passe parti passee recuper* paso paro passou
passat* hersteld over
small =
bit little slight* mild* touch small tiny bisschen etwas leicht* klein* peu leger* petit* poco leve pequen* pouc*
lieve piccol* beetje licht*
now =
now still again today tonight keeps jetzt noch wieder heute maintenant encore toujours ahora sigo otra hoy agora ainda
hoje adesso ancora oggi nu nog weer vandaag
helpme =
ambulance hospital medics marshal lifeguard helped held caught sanitater rettung secouristes hopital ambulancia
socorristas ambulanza ospedale ehbo ziekenhuis
felt =
felt feel feeling feels like as_if gefuhl fuhl* als_ob wie sensation comme sent* siento como sinto come gevoel voel*
alsof
while =
minute* second seconds sec secs hour hours sekunden stunde* secondes heure* minuto* segundo* hora* minuti secondi ora
ore minuut seconden uur uren
weird =
weird odd funny unusual scary scared worried worry komisch seltsam merkwurdig sorge bizarre etrange inquiet* rar*
extran* preocup* asust* estranh* stran* preoccup* raar gek vreemd bezorgd eng
nearly =
nearly almost close fast beinahe presque failli casi quase quasi bijna haast
colour =
colour* color* farbe* couleur* cor kleur*
after =
after following nach nachher apres despues tras depois dopo na
during =
during while mid middle wahrend mitten beim pendant quando durante enquanto mentre tijdens bij
hadto =
had_to must musste dovuto oblige obligad* moest tuve_que tive_que
report =
says said told apparently tells sagt sagen dit disent dice dicen dicono disse dizem zegt zeggen
closing =
clos* shut zu geht_zu ferm* cierr* fech* chiud* dicht
whistle =
whistl* pfeif* siffl* silb* pit* chiad* fischi* piep* wheezing
swallow =
swallow* schluck* avaler trag* engolir deglut* slik*
idiomhurt =
wallet price bill preis* prix precio preco prezzo prijs alarm wecker reveil despertador sveglia wekker
work =
work office job shift meeting boss arbeit buro chef boulot travail bureau trabajo oficina jefe trabalho lavoro ufficio
capo werk kantoor baas
skin =
skin haut peau piel pele pelle huid
rightside =
right rechts rechte rechten rechter droite droit derecha derecho direita direito destra destro rechterarm rechterbeen
backof =
behind below between underneath hinten hinter hinterm zwischen unterm derriere sous entre arriere detras atras debajo
entre tras atras embaixo dietro sotto tra fra achter tussen onder achterin
nape =
temple temples forehead nape crown scalp hinterkopf schlafe stirn nuque tempe front crane nuca sien frente coronilla
tempora fronte tempia achterhoofd voorhoofd slaap kruin
dry =
dry trocken* seche sec seca seco secca secco asciutt* droog droge kurkdroog
hard =
hard rock solid stiff rigid firm wood stone hart steinhart bretthart prall dur dure durs dures duro dura duras duros
durissim* roccia marmo pietra marmol piedra pedra madera keihard plankhard harde strak marbre bois
shiny =
shiny glossy glanzend glanzt luisant* brilla* brillante* brilhante* lucid* glanst glanzend
shiver =
shiver* shak* trembl* tremor* goosebump* goosepimp* chills schuttelfrost zitter* gezittert gansehaut frissons trembl*
claque escalofrio* temblando tiemblo tiembla tiritando tembl* calafrio* tremend* tremi* tremia arrepi* brividi trem*
rillen ril trillen trilde tril kippenvel bibber* koude_rillingen
cold =
cold freezing icy ice frozen kalt kalte kalter eiskalt gefroren frier* froid froide gele frio fria frios helad*
gelad* fredd* gelat* koud koude ijs ijskoud
see =
see seeing saw seen look looked looking sehe seh sah sieht vois voit voyais vu veo veia vi ve vedo vedevo visto vejo
via ver zie zag zien kijk keek
double =
double doppelt doppel doppio doble dobrado dobro dubbel double_vision twice_the deux_fois twee_keer_zo
ear =
ear ears ringing hear heard hearing deaf ohr ohren ohrensausen rauschen sausen hore horte oreille* acouphene* entend*
oido* oreja* zumbido zumba oigo ouvid* zunido orecchi* fischio ronzio sento oor oren suizen suist gehoor hoorde
half =
half halb halbe halfte moitie demi demie mitad media medio metade meia meio meta mezza mezzo half halve helft
answer =
answer answering respond* responsive reply reagier* ansprechbar antwort* repond* reponse reaction respond* contest*
respost* rispond* rispost* antwoord* reageer* aanspreekbaar
sentence =
sentence sentences satz satze phrase* frase frases frasi zin zinnen gesprek
nameorday =
name names date which_day what_day name namen welcher_tag wochentag prenom nom quel_jour nombre nome que_dia nomi
che_giorno naam welke_dag jahr annee ano anno jaar adresse address direccion endereco indirizzo
sink =
sink basin lavabo lavandino pia wasbak waschbecken becken
cloth =
towel tissue* hanky handtuch taschentuch serviette* mouchoir* toalla panuelo* toalha lenco asciugamano fazzoletto
handdoek zakdoek kleenex
heldthing =
cup mug fork spoon keys glass pen buttons toothbrush tasse gabel loffel schlussel glas zahnburste knopfe fourchette
cle cles verre brosse taza tenedor llaves vaso cepillo xicara garfo chave chaves copo escova tazza forchetta chiavi
bicchiere spazzolino kopje vork sleutels beker tandenborstel
counting =
once twice thrice zweimal dreimal viermal deux_fois trois_fois dos_veces tres_veces duas_vezes tres_vezes due_volte
tre_volte twee_keer drie_keer third fourth fifth dritte dritten vierte troisieme quatrieme tercera cuarta terceira
quarta terza derde vierde
eachtime =
every each whenever always everytime jedes jedem jeder jede immer chaque toujours cada siempre toda sempre ogni elke
steeds telkens altijd
sincedays =
days tage tagen jours dias giorni dagen weeks wochen semaines semanas settimane weken
hours =
hour hours minute minutes min mins second seconds secs stunde stunden minuten sekunden heure heures minutes secondes
hora horas minuto minutos segundos ora ore minuti secondi uur uren tellen seconden
nighttime =
tonight midnight nachts nachtsuber anoche noches notte stanotte gece vannacht snachts nachten 3am 2am
lean =
lean leaned leant grab grabbed held hold holding cling clung wall kerb bench railing doorframe wand gelehnt festhalten
gehalten gelander bordstein mur appuye trottoir banc rattrap* retenu* agarr* apoy* pared bordillo banco segur*
encost* parede meio_fio appoggiat* aggrapp* muro marciapiede panchina leun* vastgehouden vastklampen muur stoeprand
bankje ving opgevangen
stop =
stop stopped stops stopping halt anhalten angehalten stehenbleiben stehen arrete arreter arretee pare paro parar parei
parada parado fermo ferma fermarmi fermata stop stoppen gestopt stilstaan stilgestaan
mirror =
mirror photo picture spiegel foto bild miroir glace photo espejo imagen espelho imagem specchio immagine beeld
bridge =
bridge rail rails tracks platform train roof balcony ledge cliff river reservoir brucke gleis gleise bahnsteig zug
dach balkon fluss pont quai voie train toit balcon fleuve riviere puente anden via tren azotea tejado balcon rio ponte
plataforma trem predio telhado binario binari treno tetto balcone fiume brug spoor perron trein dak balkon rivier
rope =
rope beam noose belt_from hook seil strick balken corde poutre soga cuerda viga corda trave touw balk strop
blade =
blade razor knife scissors klinge rasierklinge messer schere lame rasoir couteau ciseaux cuchilla navaja cuchillo
lamina gilete faca estilete lametta lama coltello mes mesje scheermes
onpurpose =
purpose deliberately absichtlich absicht expres volontairement proposito aposta adrede apposta opzettelijk expres
insulin =
insulin* insulin meter sensor bolus novorapid rapid glucose insuline capteur glycemie glucemia insulina glicemia
glicose zuccheri suiker zucker azucar acucar gespritzt spritze spuiten gespoten messgerat medidor misuratore
thinner =
warfarin marcumar thinner* blutverdunner anticoagul* sintrom eliquis xarelto coumadin bloedverdunner* aspirin* aspirina
spray =
spray puffer inhaler puff puffs ventolin* blue_inhaler notfallspray hub ventoline bouffee* inhalador puff bombinha
jato* spruzz* pufje puf
cast =
cast plaster crutches gips platre escayola yeso gesso gips bedridden bettlagerig alitee encamad* allettat* bedlegerig
clots =
clot* klumpen caillot* coagul* stolsel* lumps
pads =
pad pads tampon* binde binden serviette_hygienique compresa* absorvente* assorbent* verband maandverband
sting =
sting stung wasp bee hornet bite bitten spider adder wespe biene hornisse gestochen gebissen stich guepe abeille frelon
vipere piqure mordu* pique avispa abeja picad* mordi* vibora vespa abelha cobra api ape calabrone puntur* mors* wesp
bij gestoken gebeten adder
itch =
itch* hives rash blotch* juck* quaddel* ausschlag gratte* demange* plaques urticaire pica picor ronchas sarpullido
cocei* coca empol* urticaria prud* pomfi chiazze orticaria jeuk* bulten uitslag galbulten
labour =
contraction* waters wehen fruchtblase contracciones aguas contracoes bolsa contrazioni acque weeen vliezen
perdu_les_eaux
babymoves =
kick* kicks bump gestrampelt strampelt bouge bougeait mueve mexe mexeu scalcia* muove beweegt beweging gevoeld
bigas =
balloon football melon pumpkin grapefruit egg sausage sausages ham kurbis ballon ball wurst wurste schinken citrouille
pasteque saucisse* jambon globo calabaza jamon morcilla abobora linguica presunto bola palloncino zucca anguria
salsicc* prosciutto pompoen worst ham ballon
nonsense =
nonsense gibberish rubbish babbl* unsinn quatsch kauderwelsch zeug charabia betises delir* disparates tonterias pavadas
deliraba besteira besteiras sciocchezze scemenze farfugli* onzin wartaal raaskal* ijl*
drunk =
drunk tipsy sober besoffen betrunken ivre ivrogne saoul borrach* bebad* ubriac* dronken dronkaard
question =
what which how why should can exactly wonder* was wie warum welche soll kann quoi comment pourquoi quel quelle que
como cual cuanto qual quanto cosa come quanto perche wat hoe waarom welke hoeveel mag
media =
film movie series tv show podcast documentary book radio news course certificate serie doku buch kurs schein fernsehen
emission bouquin livre brevet peli pelicula libro curso noticias filme novela livro corso libro telegiornale boek
cursus nieuws aflevering
healed =
healed years decade childhood teenager kid_i verheilt jahre jahren damals kindheit gueri ans enfance ado anos hace_anos
infancia crianca anni bambino guarito jaren geleden jeugd genezen
again =
again back wieder erneut encore nouveau otra_vez vuelve volvio novo volta di_nuovo ancora weer opnieuw terug
still =
still hasnt wont noch immer toujours encore sigo sigue todavia aun ainda continua ancora nog blijft
alone =
alone myself nobody noone allein niemand keiner seul seule personne sola solo nadie nadie sozinh* ninguem nessuno
alleen niemand
moneywill =
insurance will_be papers versicherung testament assurance papiers seguro papeles testamento assicurazione verzekering
eaten =
ate eat eating eaten meal meals calories scale esse gegessen essen mahlzeit waage mange manger repas balance como comer
comido comida bascula comi comer balanca mangio mangiato pasto bilancia eet eten gegeten maaltijd weegschaal
emptyoffood =
starv* fast fasting fasted empty skipped hunger* nuchtern gefastet leer jeune jeun vide saute ayun* vacia jejum vazia
digiun* vuota vast vasten nuchter leeg
purge =
laxative* purge finger_down abfuhrmittel finger_in doigts laxatif* laxante* dedos_en vomit* lassativ* due_dita dita_in
laxeer* vinger_in erbrech* rendu kots* uitgekotst
fatbody =
fat gross chubby thinner smaller fett dick speck dunn grosse mince gorda grasa flaca gorda magra grassa magra dik vet
dunner
mouthcorner =
drool* dribbl* corner sabber* mundwinkel bave coin baba comisura babando canto sbav* angolo kwijl* mondhoek
greypale =
grey gray pale white ashen blass grau kreidebleich aschfahl gris grise pale blanche palid* gris cinza branc* grigi*
pallid* bianc* grauw bleek lijkbleek
travel =
flight flew plane coach_trip drive bus car_ride flug geflogen busreise autofahrt avion vol car trajet vuelo avion
autobus coche voo viagem onibus volo viaggio pullman vlucht busreis gevlogen reis
`
