import type { Language } from '../language.ts'
import { type Feeling, NEAR } from './feelings.ts'

/** A blow by the language that tells it, and a note that does. */
type Blow = readonly [language: Language, phrase: string, example: string]

/** With whom one falls out; a club's eights and crews are rowed with. */
const PERSON = `(?:(?:my|the|our|his|her) (?:\\p{L}+ )?)?(?:${NEAR}|bf|gf|hubby|missus|fianc[ée]+|boss|manager|teacher|landlord|flatmate|housemate|roommate|neighbou?r|ex|in[- ]?laws?|family|cousin|him|her|them)`
const BIG =
  '(?:(?:massive|huge|big|bad|awful|horrible|terrible|blazing|stupid|proper|nasty|ugly|another|such|an?|had) )+'
/** What nobody takes for a joke of the day: not of a car, and not of a knee. */
const NOT_WELL = "(?:not|n[’']?t) (?:really |so |very |too |at all )?(?:ok|okay|alright|all right|fine|good|great|well)"
const SCHOOLMATES = '(?:girls|boys|kids|children|classmates|bullies|someone|they|others)'

/**
 * What happens to people and what it does to them, told in words that mean one thing in a note of any length: "got laid
 * off this morning. did the run because I needed out of the house".
 */
export const LIFE_BLOWS: Readonly<Partial<Record<Feeling, readonly Blow[]>>> = {
  worry: [
    [
      'en',
      `${NEAR}(?: \\p{L}+){0,3} (?:bullied|picked on|teased|beaten up|excluded|suspended|self[- ]harming)|(?:bullied|picked on) (?:at|in|on the way to) school|bully(?:ing)? at (?:her|his|their|my \\p{L}+) school`,
      'my son got bullied again and I could not think of anything else',
    ],
    [
      'en',
      `${SCHOOLMATES}(?: (?:at|from|in) (?:school|class|the club))? (?:called|calling|laughed at|laugh at|picked on|pick on|hit|pushed|excluded|were (?:mean|nasty|horrible) to) (?:her|him|them)(?!selves)`,
      'kids at school laughed at her coat',
    ],
    ['en', `${NEAR} came home (?:from \\p{L}+ )?(?:crying|in tears|sobbing)`, 'my daughter came home in tears'],
    ['de', '(?:wird|wurde|werden|wurden)(?: \\p{L}+){0,4} gemobbt|mobbing', 'mein Sohn wird in der Schule gemobbt'],
    [
      'fr',
      "harcel\\p{L}+(?: \\p{L}+)? (?:à|au) (?:l[’']école|collège|lycée)|harcèlement",
      'ma fille est harcelée au collège',
    ],
    [
      'es',
      'acoso escolar|(?:hacen|hacían|sufre|sufriendo) bullying|se meten con (?:mi|ella|él)',
      'a mi hijo le hacen bullying',
    ],
    [
      'pt',
      '(?:sofre\\p{L}*|sofrer|vítima de|fazem) (?:de )?bullying|gozam com (?:ele|ela|o meu|a minha)',
      'a minha filha sofre bullying',
    ],
    ['it', 'bullizz\\p{L}+|bullismo|lo prendono in giro|la prendono in giro', 'mio figlio è stato bullizzato'],
    ['nl', '(?:wordt|werd|worden)(?: \\p{L}+){0,4} gepest|pesten op school', 'mijn zoon wordt op school gepest'],
  ],
  sadness: [
    // Work lost.
    [
      'en',
      "(?:laid|lay(?:ing)?) (?:me |us )?off(?! (?:the|my|a|running|training|booze|beer|sugar|it))(?= |\\W|$)|(?:got|been|was|am|getting|being|i[’']?m) (?:sacked|fired(?! up)|axed|canned|let go(?= |\\W*$)|given my notice)|(?:boss|work|company|they|he|she) (?:sacked|fired|let) me(?= (?:go|today|by|at|over|on|this|yesterday)|\\W*$)",
      'boss sacked me over the phone at four, went to the gym all the same because what else is there',
    ],
    [
      'en',
      '(?:lost|losing|lose) (?:my|his|her|our|the) jobs?(?! (?:title|interview))|out of (?:a )?(?:job|work) (?:since|from|as of)|redundan(?:t|cy)(?! (?:pay|plan))',
      'I lost the job last week, everything else went fine',
    ],
    [
      'de',
      '(?:wurde|bin|worden|war) (?:heute |gestern |fristlos )*(?:gefeuert|entlassen|rausgeworfen|gekündigt)|(?:rausgeflogen|gegangen worden)|kündigung (?:bekommen|gekriegt|erhalten)|haben? mich (?:gefeuert|rausgeworfen|entlassen)',
      'bin heute gefeuert worden, war trotzdem laufen',
    ],
    [
      'fr',
      "(?:me suis|m[’']ont|m[’']a|été|suis)(?: fait)? (?:vir[ée]+|virer|licenci[ée]+)(?= |\\W|$)|perdu mon (?:travail|emploi|boulot|job|poste)",
      "je me suis fait virer ce matin, j'ai couru quand même",
    ],
    [
      'es',
      'me (?:han )?(?:echado|echaron|despedido|despidieron)(?= |\\W|$)|(?:sin|perd[ií] el|perdido el) (?:curro|trabajo|empleo)(?= (?:desde|hoy|ayer)|\\W*$)',
      'me han echado del curro y aun así corrí',
    ],
    [
      'pt',
      '(?:fui|fomos|foi|ser) (?:despedid|demitid)[oa]s?|mandad[oa] embora|despediram-me|perdi o emprego',
      'fui despedido hoje e corri para desanuviar a cabeça',
    ],
    [
      'it',
      '(?:stat[oa]|hanno|ha) licenziat[oa]|perso il (?:lavoro|posto)',
      'mi hanno licenziato stamattina, poi palestra',
    ],
    [
      'nl',
      '(?:ben|werd|word) (?:vandaag |vanochtend |gisteren )?ontslagen|ontslag gekregen|op straat gezet',
      'ben vandaag ontslagen en toch gaan lopen',
    ],
    [
      'en',
      '(?:final|written|verbal|formal) warning (?:at|from|in) (?:work|my \\p{L}+|the \\p{L}+)|demoted|suspended from (?:work|my job)|failed (?:my )?probation|failed me(?= |\\W*$)(?! (?:on|at) the)',
      'got a final warning at work and then ran my worst 5k',
    ],
    // Love lost.
    [
      'en',
      "broken heart(?:ed)?|heart ?break(?! hill)\\p{L}*|heart (?:is |got |was )?(?:in (?:pieces|bits)|shattered|broken)|(?:ended|ending) (?:it|things) with me|broke (?:it off|up with)(?! the)|(?:we|they|me and \\p{L}+) (?:have |just |are |[’']ve )*(?:split(?! (?:the|our|it|into|squats?|times?|between))|broke up|breaking up|separated|separating)",
      'did the session with a broken heart and literally nothing helps',
    ],
    [
      'en',
      `(?:girlfriend|boyfriend|wife|husband|partner|fianc[ée]+|bf|gf|hubby|missus)(?: has| just| finally)* (?:left(?= me| us|\\W*$| last| today| yesterday| this)|walked out|moved out|dumped|wants (?:a divorce|out|to split|to separate))`,
      'my wife walked out on Sunday, trained anyway',
    ],
    [
      'de',
      'liebeskummer|herz (?:ist )?gebrochen|gebrochene[nsm]? herz\\p{L}*|(?:freund|freundin|mann|frau|er|sie) hat (?:mich|uns) verlassen|haben uns getrennt',
      'Training mit Liebeskummer, nichts hilft',
    ],
    [
      'fr',
      "(?:m[’']a|m[’']as) (?:quitt[ée]+|largu[ée]+|plaqu[ée]+)|c(?:œ|oe)ur bris[ée]|chagrin d[’']amour|on s[’']est sépar[ée]s",
      "mon copain m'a quittée hier, j'ai quand même fait la séance",
    ],
    [
      'es',
      'coraz[oó]n roto|(?:hemos|he) roto con|lo hemos dejado|(?:novi[oa]|mujer|marido|pareja) me (?:ha )?(?:dej[óo]|dejado|plant[óo])',
      'entreno con el corazón roto',
    ],
    [
      'pt',
      'coração partido|(?:terminou|acabou) comigo|levei um fora|acabámos tudo|terminámos',
      'ele terminou comigo, fui correr à mesma',
    ],
    [
      'it',
      'cuore (?:a pezzi|spezzato|infranto)|ci siamo lasciati|mi ha (?:mollat|lasciat)[oa]',
      'allenamento col cuore a pezzi',
    ],
    [
      'nl',
      'gebroken hart|hart (?:is )?gebroken|liefdesverdriet|het is uit (?:met|tussen)|uit elkaar(?= |\\W*$)(?! (?:gevallen|gehaald))|heeft het uitgemaakt',
      'getraind met een gebroken hart',
    ],
    // Quarrels.
    [
      'en',
      `${BIG}(?:row|argument|fight|bust[- ]?up|falling[- ]out|barney|scene|ding[- ]?dong)(?: \\p{L}+){0,3}? (?:with|w|w/|against) ${PERSON}(?! (?:ladies|crew|four|eight|club|team|girls|lads|machine))|(?:argued|arguing|fought|fighting|fell out|falling out|(?:screaming|shouting) match|fight|argument)(?: (?:again|badly|all \\p{L}+))? (?:with|w) ${PERSON}`,
      'had a massive row with my brother at dinner, only did the core bit',
    ],
    [
      'de',
      '(?:streit|zoff|krach|knatsch)(?: gehabt)? (?:mit (?:mein|dem|der|de[mr]|ihm|ihr|mama|papa)\\p{L}*|zu hause|daheim)|(?:streit|zoff|krach) gehabt|mit \\p{L}+(?: \\p{L}+)? (?:gestritten|gezofft|verkracht)|(?:chef|chefin|lehrer)\\p{L}*(?: \\p{L}+){0,6} (?:runtergemacht|fertiggemacht|angeschrie[en]+|angebrüllt|zusammengefaltet)',
      'Streit mit meiner Freundin, hab nur 20 min gemacht',
    ],
    [
      'fr',
      'disput\\p{L}+(?: \\p{L}+){0,2} avec|disput[ée]+s?(?= |\\W|$)(?! le)|engueul\\p{L}+|prise de tête avec',
      'séance faite mais dispute avec mon mari',
    ],
    [
      'es',
      '(?:discut[ií](?:mos|do)?|discusi[oó]n|bronca|pele[eé]|pelea(?:do|mos)?)(?: \\p{L}+){0,2} con (?:mi|el|la|él|ella|un)',
      'discutí con mi madre, no entrené',
    ],
    [
      'pt',
      '(?:briguei|brigámos|brigamos|briga|discuti|discutimos|discussão|zanguei-me)(?: \\p{L}+){0,2} com (?:o|a|minha|meu|ele|ela)',
      'briguei com minha esposa, não consegui treinar',
    ],
    [
      'it',
      '(?:litigat[oa]|litigio|discusso|lite|litigio|bisticciat[oa])(?: \\p{L}+){0,2} (?:con|col|coi)',
      "litigato col mio ragazzo, ma l'allenamento l'ho fatto",
    ],
    ['nl', 'ruzie (?:met|gehad|gemaakt|thuis)|(?:ge)?ruzied|bonje met', 'ruzie met mijn vriend, toch getraind'],
    [
      'en',
      "(?:are|we[’']?re|is|were) ?(?:n[’']?t|not|no longer) (?:speaking|talking)(?= (?:to each other|any ?more)|\\W*$|[.,;!])",
      'my best mate and I are not speaking. gym helped a bit',
    ],
    // Home, papers, what one had hoped for.
    [
      'en',
      "(?:got|been|was|being|getting) evicted|evict(?:ion|ing|ed) (?:notice|us|me)|(?:landlord|they)(?: \\p{L}+){0,3} (?:selling (?:the|our)|kicking (?:us|me) out|throwing (?:us|me) out)|(?:visa|asylum|mortgage|adoption|loan|custody|ivf|transfer|embryo)(?: \\p{L}+){0,2} (?:refused|rejected|denied|turned down|failed|did ?n[’']?t (?:work|take))",
      'visa got refused again, thirty minutes on the bike so as not to scream',
    ],
    // Not well in oneself.
    [
      'en',
      `(?:^|[.,;!?] *|\\b(?:but|and|me|myself) )(?:i[’']?m |i am |am |me |just |really |honestly |tbh |still |so )*${NOT_WELL}(?=\\W*$|[,.;!?] *|,? (?:tbh|honestly|really|today|lately|at the moment|right now))(?<!(?:session|run|ride|it|that|felt|was|is|knee|back|legs?|sleep|slept)\\W* ${NOT_WELL})|not doing (?:so |too |very |that |really )*(?:great|well|good|ok|okay|alright)(?! (?:with|at|on|enough))|(?:i[’']?m|i am|me)(?: really| just| still| so| definitely)* ${NOT_WELL}`,
      'weights fine, reps fine, me not ok',
    ],
    [
      'en',
      "(?:my )?(?:head|mind|heart)(?: is| was|[’']?s)? (?:really |just |so |definitely )*not(?:(?: (?:ok|okay|good|great|right|well|there))(?= |\\W|$)|(?=\\W*$|[.,;!]))|(?:mentally|emotionally|head|inside) (?:is |was |at |about |a )*(?:[0-3](?! ?\\d)(?: ?/ ?10| out of (?:10|ten))|not (?:ok|okay|great|good|well|there)|broken|in bits|in pieces|a wreck|a mess|struggling|fragile|in a (?:bad|dark) place)",
      'legs good, head not',
    ],
    [
      'de',
      "mir geht(?:[’']?s| es)? (?:gar |überhaupt |echt |momentan |heute |seelisch |psychisch )*nicht (?:so )?gut(?= |\\W|$)(?! (?:mit de|im magen))|(?:kopf|seele|innerlich)(?: \\p{L}+)? (?:nicht gut|kaputt|ganz unten)",
      'Training ok, mir gehts gar nicht gut',
    ],
    [
      'fr',
      "(?:moral|mentalement)(?: \\p{L}+){0,2} (?:à zéro|dans les chaussettes|au plus bas|pas)|le c(?:œ|oe)ur n[’']y (?:était|est) pas|ça (?:ne )?va pas (?:du tout|fort|bien dans ma tête)",
      "séance faite mais le coeur n'y était pas",
    ],
    [
      'es',
      'no estoy (?:nada )?bien(?= |\\W*$)(?! (?:de la|del) (?:rodilla|tobillo|espalda))|de [aá]nimo (?:fatal|mal|por los suelos)',
      'entreno hecho pero no estoy bien',
    ],
    ['pt', 'não (?:estou|ando) (?:nada )?bem(?= |\\W*$)|em baixo(?=\\W*$)', 'treino feito mas não ando bem'],
    [
      'it',
      'non sto (?:per niente |affatto )?bene(?= |\\W*$)(?! (?:di|con lo) stomaco)|(?:umore|morale) (?:a terra|sotto i piedi)',
      'allenamento ok, ma io non sto bene',
    ],
    [
      'nl',
      'gaat (?:echt |helemaal )?niet (?:zo )?goed met me|zit er (?:helemaal )?doorheen|hoofd zit vol',
      'training ging wel, maar het gaat niet goed met me',
    ],
  ],
  // A whole habit that somebody thinks of ending.
  reluctance: [
    [
      'en',
      '(?:thinking (?:of|about)|(?:tempted|ready|about|going|want(?:ing)?) to|gonna|wanna|might|may|considering|feel like) (?:just |seriously |really )?(?:quit(?:ting)?|giv(?:e|ing) up|pack(?:ing)? (?:it|this) (?:all )?in|stop(?:ping)? (?:this|it all|all of this)|throw(?:ing)? in the towel)(?! (?:smoking|drinking|sugar|vaping|coffee|meat|alcohol|my job|work|the job|chocolate))(?! (?:but|and then) (?:did ?n|kept|carried|i did))',
      'thinking of quitting this whole thing',
    ],
    [
      'de',
      '(?:denke|überlege|will|möchte)(?:[ ,]+\\p{L}+){0,4}[ ,]+(?:aufzuhören|aufhören|aufgeben|hinzuschmeißen|hinschmeißen)',
      'ich überlege, ganz aufzuhören',
    ],
    [
      'fr',
      "(?:envie|pense|prêt à|prête à)(?: \\p{L}+){0,2} (?:d[’']arrêter|arrêter|abandonner|tout lâcher)",
      "envie d'arrêter",
    ],
    ['es', '(?:pienso|pensando|ganas|quiero)(?: \\p{L}+){0,2} (?:dejarlo|abandonar|rendirme)', 'pensando en dejarlo'],
    [
      'pt',
      '(?:penso|pensando|a pensar|vontade|quero)(?: \\p{L}+){0,2} (?:desistir|largar tudo)',
      'a pensar em desistir',
    ],
    [
      'it',
      '(?:penso|pensando|voglia|voglio)(?: \\p{L}+){0,2} (?:mollare|smettere|lasciar perdere)',
      'sto pensando di mollare',
    ],
    [
      'nl',
      '(?:denk|overweeg|wil)(?: \\p{L}+){0,4} (?:stoppen|ermee op te houden|opgeven)(?! met roken)',
      'ik denk erover om te stoppen',
    ],
  ],
  shame: [
    [
      'en',
      "(?:disgust\\p{L}*|repuls\\p{L}*|sicken\\p{L}*) (?:by|with|at|me|of) (?:myself|my (?:own )?\\p{L}+)|(?:can[’']?t|cannot|could ?n[’']?t) (?:stand|look at|bear) (?:myself|my (?:own )?(?:body|face|reflection|belly|photos?))|(?:in|at) (?:the|a) mirror(?: \\p{L}+){0,2} (?:feel|felt|feeling|want|wanted|hate|hated|cried|cry)(?= |\\W*$)(?! (?:good|great|proud|happy|strong|amazing|better))",
      'I look in the mirror and feel sick',
    ],
    [
      'de',
      'ek[e]?l\\p{L}* (?:ich )?mich (?:vor|von) mir|mich vor mir selbst|(?:find|finde) mich (?:so |nur )?(?:eklig|widerlich|hässlich|fett)',
      'ich ekel mich vor mir selbst',
    ],
    [
      'fr',
      "me dégoûte|dégoût de moi|j[’']ai honte|je me trouve (?:moche|grosse|horrible|nulle?)",
      'je me dégoûte en ce moment',
    ],
    ['es', 'me doy asco|asco de m[ií]|me veo (?:gord[oa]|fe[oa]|horrible)', 'me doy asco, tres días comiendo mal'],
    ['pt', 'nojo de mim|tenho nojo|sinto-me (?:gord[oa]|fei[oa]|um lixo)', 'tenho nojo de mim'],
    ['it', 'mi faccio (?:schifo|pena)|schifo di me|mi vedo (?:grass[oa]|brutt[oa])', 'mi faccio schifo oggi'],
    ['nl', 'walg van mezelf|vies van mezelf|haat mezelf', 'ik walg van mezelf'],
  ],
  stress: [
    [
      'en',
      '(?:burn(?:ed|t|ing)|burn)[- ]?out(?! (?:the|my|in the)(?!\\p{L})|s? (?:sets?|rounds?|reps|finishers?))',
      'burnout they call it, I call it Tuesday, no run',
    ],
    [
      'de',
      'burn-?out|ausgebrannt|(?:bin|völlig|echt|total) am (?:limit|ende)(?=\\W|$| mit)(?! (?:des|der))',
      'total am Limit, Training ging trotzdem',
    ],
    ['fr', 'burn-?out|au bout du rouleau|à bout de forces', 'burn-out, pas de sport'],
    [
      'es',
      'quemad[oa] (?:del|de|en el|con el) (?:trabajo|curro|todo)|no puedo m[aá]s con (?:todo|el trabajo|la vida)',
      'quemada del trabajo, hoy nada',
    ],
    [
      'pt',
      'esgotamento|cabeça (?:cheia|a mil|em água)|(?:sem|não tive|não tenho) cabeça para',
      'cabeça cheia, não treinei',
    ],
    [
      'it',
      'esaurit[oa] (?:dal|di|per)|testa (?:piena|altrove|da un.altra parte)|sull.orlo di una crisi',
      'testa piena, niente palestra',
    ],
    ['nl', 'burn-?out|overspannen|op van de stress', 'overspannen thuis, wel gefietst'],
  ],
}
