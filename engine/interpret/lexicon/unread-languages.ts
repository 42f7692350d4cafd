/**
 * Words by which languages give themselves away that are not read: small ones, days, and what a week is told with. None of
 * them is a word of a language that is read, nor a name; `*` stands for any end.
 */
export const UNREAD_LANGUAGES = {
  finnish:
    'olen olemme töissä töihin työ* työsken* joka päivä paiva päivisin ilta* illalla iltaisin aamu* aamulla aamuisin maanantai* tiistai* keskiviik* torstai* perjantai* lauantai* sunnuntai* lapset lapsi* treeni* treenaan treenit harjoit* juoks* kuntosali* salil* viikko* viikon viikonlop* arkisin että myös jälkeen ennen vapaa* kanssa minulla kotona nukun koulu* tänään huomenna eilen päiväkoti* vuoro* kyllä',
  swedish:
    'och jag inte jobbar jobb arbetar arbete varje kväll* morgon* måndag* tisdag* onsdag* torsdag* fredag* lördag* söndag* barnen träning* tränar springa löpning lunchen innan hämtar lämnar ledig* helg* helgen vardagar kontoret hela veckan skift sover idag imorgon igår trött klockan eller också bara',
  danish:
    'jeg og ikke hver arbejder arbejde* aften* uge ugen hverdage mandag* tirsdag* onsdag* torsdag* fredag* lørdag* søndag* børn børnene træner træning* løber løb før henter kontoret fridag weekenden også kun klokken skole sover',
  norwegian:
    'jeg og ikke hver jobber jobb arbeider kveld* uke uka ukedager tirsdag* lørdag* søndag* barna barnehage* trener trening* løper etter før henter leverer kontoret helgen hverdager også klokka skift sover',
  icelandic:
    'ég og ekki að vinna vinn vinnu* mánud* þriðjud* miðvikud* fimmtud* föstud* laugard* sunnud* kvöld* morgn* morgun* æfi æfing* hlaup* börnin virka daga skóla síðan eftir fyrir líka heima',
  polish:
    'jest pracuję pracy od dnia codziennie rano wieczorem wieczor* poniedział* wtor* środ* czwart* sobot* niedziel* dzieci dziecko przedszkol* trening* trenuję ćwicz* biegam bieganie siłowni* weekendy godzin* też tylko oraz przed lub biuro szkoł* zmian* śpię tydzień tygodni* dziś jutro wczoraj',
  czech:
    'práce pracuji práci každý ráno večer večery odpoledne pondělí úterý středa středu čtvrtek pátek sobota sobotu neděle neděli děti dítě školk* škol* trénink* trénuj* cvič* běhám běh posilov* hodin* jen nebo před víkend* směn* spím týden týdn* dnes zítra včera jsem od až',
  slovak:
    'pracujem práci každý ráno večer pondelok utorok streda stredu štvrtok piatok sobota nedeľa deti škôlk* škol* tréning* trénuj* cvič* beh behám posilň* hodin* tiež len alebo pred víkend* zmen* spím týžd* dnes zajtra včera',
  hungarian:
    'dolgoz* munka* munkah* minden reggel* esténként délután hétfő* kedd* szerda* szerdán csütörtök* péntek* szombat* vasárnap* gyerek* óvod* iskol* edzés* edzek edzem futok futás után előtt csak vagy hétvég* hétköznap* műszak* alszom hetente holnap tegnap vagyok tól',
  turkish:
    'günü işe işim çalış* sabah* akşam* öğle* pazartesi salı çarşamba perşembe cuma cumartesi pazar çocuk* antrenman* koşu* koşuyorum spor salonu hafta* haftaiçi hafta sonu saat* arası sonra sadece veya okul* vardiya* uyu* bugün yarın benim için değil',
  romanian:
    'lucrez muncă munca muncesc seara dimineața dimineata luni marți miercuri joi vineri sâmbătă duminică copii copiii copilul grădiniț* școal* antrenament* antrenez alerg alergare după înainte doar sunt zilnic săptămân* tură ture dorm azi mâine birou până fiecare zi',
  croatian:
    'radim rada posao svaki ujutro navečer uveče ponedjeljak ponedeljak utorak srijed* sreda sredu četvrtak petak subot* nedjelj* nedelj* djeca deca vrtić* škol* trening* treniram vježb* trčim trčanje poslije posle prije samo ili sam smjen* spavam tjedan nedelja danas sutra jučer od nije',
  slovene:
    'delam delo službi vsak zjutraj zvečer ponedeljek torek sredo četrtek petek sobota nedelja otroci otroke trening* treniram tečem tek vadim potem pred samo izmen* spim teden danes jutri včeraj',
  estonian:
    'tööl töötan iga päev õhtu* hommik* esmaspäev* teisipäev* kolmapäev* neljapäev* reede* laupäev* pühapäev* lapsed treenin jooks* pärast enne ainult või täna eile olen',
  latvian:
    'strādāju darbs darbā katru dienu vakar* pirmdien* otrdien* trešdien* ceturtdien* piektdien* sestdien* svētdien* bērni bērnus treniņ* trenēj* skrien* pirms tikai skol* līdz',
  lithuanian:
    'dirbu darbas darbe kiekvieną dieną vakar* pirmadien* antradien* trečiadien* ketvirtadien* penktadien* šeštadien* sekmadien* vaikai vaikus treniruot* sportuoju bėgioju prieš arba mokykl* nuo iki',
  catalan:
    'treballo feina dilluns dimarts dimecres dijous divendres dissabte diumenge amb vespre vespres entrenament* tinc nens després abans avui demà ahir',
  vietnamese: 'việc đến nhật chiều ngày chạy',
  indonesian:
    'saya kerja bekerja dari sampai setiap hari senin selasa rabu kamis jumat sabtu minggu pagi siang malam anak sekolah latihan olahraga lari setelah sebelum hanya atau kantor libur',
  swahili:
    'ninafanya kazi kutoka hadi kila siku jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili asubuhi jioni watoto mazoezi baada kabla',
  tagalog:
    'trabaho ako mula hanggang araw-araw miyerkules huwebes biyernes linggo umaga gabi mga anak ehersisyo tuwing',
  albanian:
    'punoj punë çdo ditë mëngjes mbrëmje hënë martë mërkurë enjte premte shtunë diel fëmijët stërvit* nga deri vetëm',
  irish: 'agus oibrím obair gach maidin tráthnóna luain máirt céadaoin déardaoin aoine sathairn domhnaigh páistí',
  welsh: 'rydw gweithio gwaith bob dydd bore llun mawrth mercher iau gwener sadwrn hyfforddi wedyn',
  basque:
    'lan egiten dut egunero goizean arratsaldean astelehen* astearte* asteazken* ostegun* ostiral* larunbat* igande* haurrak entrenatzen',
} as const satisfies Readonly<Record<string, string>>
