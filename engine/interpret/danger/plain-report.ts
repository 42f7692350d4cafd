/**
 * Words that tell what a session or a day was and nothing of a body; a number is one, too. None is of what makes a chest sore
 * by itself, such as a bench press.
 */
const OF_SESSIONS: ReadonlySet<string> = new Set(
  `i we ran run running jog jogged did do done got the a an my our some this that today yesterday tonight morning evening easy hard
  tough long short tempo threshold fartlek interval intervals hill hills hilly rep reps repeats session sessions workout
  training trained great good ok okay fine solid decent nice lovely best bit little tired quick fast slow steady swam swim
  swimming pool bike biked ride rode riding cycled cycling turbo spin class gym treadmill again yoga pilates rest day walk
  walked walking hike hiked only just half cut it work was were is mad busy first second third last full whole new usual route
  pb squat squats deadlift deadlifts skipped skip instead dog back home played rested off walkies nothing commute bus shop loop
  club group parkrun race match game football tennis dance in at of on with for from to and then so as per plan planned k
  km kms mi mile miles min mins minutes hour hours m metres meters
    x heute gestern morgens mittags abends ich bin hab habe haben wir lauf laufen gelaufen lief runde runden
    intervalle intervallen tempolauf dauerlauf bergsprints sprints berge hügel einheit trainiert krafttraining locker
    lockerer leicht leichter lang lange langer kurz kurzer kurze schnell langsam hart anstrengend schwer gut gute super
    tolle guter geschwommen schwimmen rad fahrrad laufband geradelt gefahren rudern gerudert gehoben geklettert klettern
    gespielt spielen fußball tanzen spazieren spaziergang gassi wandern gewandert hund stattdessen wieder gemacht geschafft
    erledigt fertig ausgelassen ausgefallen geschwänzt übersprungen früher später aufgehört abgebrochen gekürzt nur die das
    der den dem ein eine einen halbe hälfte halb ganz nichts war es mit zum zur zu im am auf und dann nach neue neuer
    strecke müde etwas bisschen ruhetag pause frei arbeit zurück hause stunde stunden minuten erste letzte zweite bestzeit
    aujourd hui hier ce matin soir j ai suis je couru course courses footing jogging trot séance entraînement entraîné
    facile tranquille dur dure durs difficile rapide lent longue courte court sortie fractionné fractionnés côtes seuil
    tapis nagé natation piscine vélo roulé ramé rameur soulevé lourd grimpé escalade joué foot danse randonnée promené
    promenade chien place encore toujours fait faite faits fini finie bien bonne bon seulement moitié rien sauté sautée
    zappé zappée écourté écourtée arrêté plus tôt nouveau nouvelle parcours un une le la les l du de des d au aux à en et
    puis pour avec était c fatigué fatiguée peu jour repos boulot travail retour maison aller heure heures deux trois
    premier dernière record hoy ayer esta mañana tarde noche he hemos corrí corrido correr trote troté carrera rodaje
    entreno entrené entrenado entrenamiento sesión series cuestas tirada larga largo corto corta fácil suave tranquilo duro
    dura fuerte rápido lento cinta nadé nadado natación piscina bici bicicleta remo levanté levantado pesado pesas escalé
    escalada jugué jugado fútbol tenis bailé paseé paseo saqué perro lugar otra vez hice hecho hecha terminado terminada
    completo gran buena buen genial solo sólo mitad nada salté saltado antes después nueva nuevo ruta el los las una unos al
    del con y luego para por su fue era estuvo cansado cansada poco día descanso trabajo vuelta casa ida hora horas dos tres
    primera última marca oggi ieri stamattina stasera ho abbiamo sono corsa corso correre corsetta allenamento allenato
    seduta ripetute salite medio lungo lunga breve piano veloce forte roulant nuotato nuoto bicicletta pedalato canottaggio
    sollevato pesi pesante arrampicato arrampicata giocato calcio ballato passeggiata portato fuori cane posto invece nuovo
    nuova di percorso fatto fatta fatte fatti finito finita completato bene ottima ottimo bella bello metà niente saltato
    saltata accorciato accorciata prima dopo fermato il lo gli uno alla e poi della suo è stato stata stanco stanca po
    giorno riposo lavoro ritorno andata ora ore due tre primo ultima hoje ontem manhã noite eu fiz fizemos corrida corri
    treino treinei sessão intervalos tiros séries subidas longão longo longa curto curta leve devagar difícil passadeira
    esteira nadei natação pedalei levantei pesos escalei joguei futebol ténis tênis dancei passeei passeio cão cachorro ioga
    disso outra feito feita bem ótimo ótima bom boa grande só metade faltei saltei pulei encurtei depois parei novo nova
    percurso o os um uma ao na em da com foi estava pouco dia trabalho volta duas dois três primeira recorde vandaag
    gisteren vanochtend vanavond ik heb ben loopje gelopen hardlopen hardgelopen rondje duurloop heuvels getraind sessie
    rustig rustige licht kort korte snel langzaam zwaar zware loopband gezwommen zwemmen zwembad fiets gefietst fietsen
    geroeid getild gewichten geklommen klimmen gevoetbald voetbal getennist gedanst hond uitgelaten plaats daarvan weer
    gedaan gehaald klaar afgemaakt goed goede geweldige lekker lekkere alleen maar helft niets overgeslagen ingekort eerder
    later gestopt nieuwe het een op naar met toen voor van te terug werk huis uur uren twee drie eerste laatste moe beetje
    rustdag vrij`
    .trim()
    .split(/\s+/),
)
const CONTRARY = 'but|though|aber|mais|pero|mas|ma|maar'
const ADDING = 'und|et|y|e|en'
const CLAUSE = new RegExp(
  `(?:[^,;.!?\\n]|(?<=\\d)[.,](?=\\d))+?(?=(?!(?<=\\d)[.,]\\d)[,;.!?\\n]|$|\\s(?:${CONTRARY}|${ADDING})\\s)|\\s(?:${CONTRARY})(?=\\s)`,
  'giu',
)
/** "Walk into the sea and swim": what is added to something is of it, and excuses it. */
const ADDED = new RegExp(`^\\s(?:${ADDING})\\s`, 'iu')
const JOINING = new RegExp(`^(?:${CONTRARY}|${ADDING})$`, 'iu')
const WORD = /[\p{L}\d]+/gu

/** [words] of letters: one alone, as "tired" or "day 30", is said of anything. */
const FEWEST = 2
const YEAR = /^(?:19|20)\d\d$/

function isReport(words: readonly string[]): boolean {
  return (
    words.filter((word) => /^\p{L}/u.test(word)).length >= FEWEST &&
    words.every((word) => (/^\d/.test(word) && !YEAR.test(word)) || OF_SESSIONS.has(word))
  )
}

/** Whether a word joins what is said and says nothing. */
export const isJoining = (word: string): boolean => JOINING.test(word)

/**
 * A text without those of its clauses that say what a session was, each character where it was: "Ran 5k easy", whatever stands
 * beside it, excuses nothing.
 * @param text - as typed
 */
export function withoutReports(text: string): string {
  let isBehindReport = false
  return text.replace(CLAUSE, (clause) => {
    const words = clause.toLowerCase().match(WORD) ?? []
    isBehindReport = (isBehindReport || !ADDED.test(clause)) && isReport(words)
    return isBehindReport ? clause.replace(/\S/g, ' ') : clause
  })
}
