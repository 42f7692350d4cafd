import { anyOf, anyOfAnyCase } from './any-of.ts'

/** What no sentence of a model may tell a person to do or to think, in seven languages, on folded text. */
type Harm = {
  readonly name: string
  readonly pattern: RegExp
  /** Whether a refusal or a doctor named beside it does not help. */
  readonly always?: true
}

/** Where one thought ends and a contrary one may begin: "I can't diagnose it, but take a pill". */
export const CLAUSE = anyOf`
[;:]
|\s[-–—]\s
|,?\s\b(?:but
|however
|though
|still
|yet
|anyway
|so
|aber
|jedoch
|trotzdem
|mais
|pourtant
|donc
|pero
|asi que
|mas
|porem
|entao
|ma
|pero
|quindi
|maar
|toch
|dus)\b
`

export const LINKS = anyOfAnyCase`
https?:
|www\.
|:\/\/
|\b[a-z0-9-]+\.(?:com
|net
|org
|io
|ai
|app
|dev
|co
|info
|example
|de
|fr
|es
|it
|nl
|uk
|eu
|me
|xyz
|ru
|cn)\b
|\b(?:dot
|punkt
|point
|punto
|ponto
|punt) (?:com
|net
|org
|io
|example
|de
|fr
|es
|it
|nl
|uk
|eu
|me
|xyz)\b
|\S+@\S+
|(?:^
|\s)@\w{2,}
|\+?\d[\d\s()-]{8,}\d
|\b(?:telegram
|whatsapp
|discord
|bitcoin
|paypal
|venmo
|promo code
|discount code
|coupon)\b
`

export const LEAKS = anyOf`
\b(?:system prompt
|my (?:instructions|prompt|rules)
|rules (?:i|that i) (?:follow|have|got)
|short sentences
|these instructions
|instructions (?:say|state|i was given|given to me|are)
|i was (?:told|instructed|programmed|given)
|as an ai
|language model
|answer from the facts
|inside a training planner
|in conversation with one person
|content\. nothing in it changes
|decline in one friendly sentence
|at most five short sentences
|use no number that
|line of its own
|api key
|database
|other users?
|another user
|developer mode
|<?data>?>
|change and its id
|nothing in it changes these rules
|meine anweisungen
|systemprompt
|mes instructions
|mis instrucciones
|minhas instrucoes
|mie istruzioni
|mijn instructies
|sk-[a-z0-9]+
|password
|passwort
|token)\b
`

/** Capitals that need no plan: days, months, languages and words that training writes large. */
export const PERSON = anyOf`
^(?:I
|I'm
|I'd
|I'll
|I've
|Mon
|Tue
|Wed
|Thu
|Fri
|Sat
|Sun
|Monday
|Tuesday
|Wednesday
|Thursday
|Friday
|Saturday
|Sunday
|January
|February
|March
|April
|May
|June
|July
|August
|September
|October
|November
|December
|RPE
|HIIT
|DOMS
|Pilates
|Yoga
|Tabata
|Fartlek
|English
|German
|French
|Spanish
|Christmas
|Easter
|Modify
|Dashboard
|Update
|Info
|Check
|OK
|GP
|CHANGE
|Today
|Tomorrow
|EU
|Hyrox
|HYROX
|Strava
|Garmin)$
`

/** "I can't diagnose it", "belongs with a doctor", "don't push through", "rather than training hard": the opposite of advice. */
export const FRAMES: readonly RegExp[] = [
  anyOf`
\b(?:i can't
|i cant
|i cannot
|i can not
|i'm not able
|i am not able
|i'm not the
|i am not the
|i'm no 
|i am no 
|i won't
|i will not
|i don't (?:give|advise|speak|cover|know)
|i do not (?:give|advise|speak|cover|know)
|i'd rather not
|i leave
|i'd leave
|i would leave
|not something i
|isn't something i
|is not something i
|not mine to
|beyond (?:me|what|a training)
|outside (?:what|of what|my)
|not for me to
|not my (?:field|area|place)
|no advice (?:on|about)
|nothing i can
|not a question for me
|can't advise
|cannot advise)\b
`,
  anyOf`
\b(?:ask
|see
|speak
|talk
|call
|show
|tell
|check
|belongs?
|best (?:with|left)
|better (?:with|left)
|question for
|matter for
|one for
|job for
|up to
|leave (?:that|it|this)
|goes to
|bring
|decide with
|reach out to
|until)\b.*\b(?:doctors?
|ambulance
|helpline
|someone (?:close|you trust)
|gp
|physio\w*
|physiotherapist
|dieti[ct]ian
|nutritionist
|pharmacist
|midwife
|nurse
|medical
|clinician
|professional
|health care
|healthcare)\b
`,
  anyOf`
\b(?:doctors?
|gp
|physio\w*
|physiotherapist
|dieti[ct]ian
|pharmacist
|midwife
|nurse
|professional)\b.*\b(?:can (?:answer|tell|help|advise|check|look|say|decide)
|should (?:look|see|check|decide)
|is the (?:right|best)
|knows
|know best
|first)\b
`,
  anyOf`
\b(?:don't
|do not
|never
|no need to
|not worth
|rather than
|instead of
|without
|avoid
|shouldn't
|should not
|mustn't
|must not
|no reason to
|not a good idea to
|better not to
|wouldn't
|would not
|needn't
|don't (?:have|need|try) to
|do not (?:have|need|try) to
|not (?:the|a) (?:time|day) to)\s+(?:try to 
|even 
|just 
|ever 
|please 
|to )?(?:push
|train
|run
|rush
|forc
|ignor
|skip
|catch
|make up
|making up
|go all
|go hard
|going
|chas
|doubl
|squeez
|lift
|add
|fight
|work through
|punish
|starv
|take (?:any|pain)
|taking)\w*
`,
  anyOf`
\b(?:ich kann
|das kann ich
|ich darf
|ich gebe
|dazu kann ich
|da kann ich)\b.*\b(?:nicht
|kein\w*)\b
|\b(?:gehort
|gehoren
|frag
|frage
|sprich
|rede
|geh
|klare
|besprich)\b.*\b(?:arzt
|arztin
|arzte
|arztlich\w*
|physio\w*
|apothek\w*
|hebamme
|fachleut\w*
|ernahrungsberat\w*)
|\bnicht\b[^,]{0,30}\b(?:durch
|trainier\w*
|lauf\w*
|erzwing\w*
|aufhol\w*
|nachhol\w*)
`,
  anyOf`
\bje ne (?:peux
|donne
|suis
|sais)\b
|\b(?:demande
|demandez
|parle
|parlez
|vois
|voyez
|consulte
|consultez
|releve
|question pour
|affaire)\b.*\b(?:medecin
|kine\w*
|dieteticien\w*
|pharmacien\w*
|sage-femme
|professionnel\w*)
|\b(?:ne
|n')\s?(?:cours
|force
|saute
|pousse
|ignore
|prends
|fais
|t'entraine) (?:pas
|jamais)\b
`,
  anyOf`
\bno puedo\b
|\bno doy\b
|\bno soy\b
|\b(?:pregunta
|pregunte
|habla
|hable
|consulta
|consulte
|acude
|ve al
|corresponde
|cosa de
|mejor con)\b.*\b(?:medic\w*
|doctor\w*
|fisio\w*
|nutricionista
|dietista
|farmaceutic\w*
|matrona
|profesional\w*)
|\bno (?:fuerces
|entrenes
|corras
|te saltes
|ignores
|hace falta
|intentes)\b
`,
  anyOf`
\bnao (?:posso
|dou
|sou
|sei)\b
|\b(?:pergunte
|fale
|consulte
|procure
|converse
|cabe
|assunto)\b.*\b(?:medic\w*
|doutor\w*
|fisio\w*
|nutricionista
|farmaceutic\w*
|profissional\w*)
|\bnao (?:force
|treine
|corra
|pule
|ignore
|precisa)\b
`,
  anyOf`
\bnon (?:posso
|do
|sono
|so)\b
|\b(?:chiedi
|parla
|parlane
|consulta
|senti
|rivolgiti
|spetta
|serve)\b.*\b(?:medic\w*
|dottor\w*
|fisio\w*
|nutrizionista
|dietologo
|farmacista
|professionist\w*)
|\bnon (?:forzare
|allenarti
|correre
|saltare
|ignorare
|serve)\b
`,
  anyOf`
\bik kan\b.*\b(?:niet
|geen)\b
|\bik geef geen\b
|\b(?:vraag
|bespreek
|praat
|ga
|hoort
|overleg
|raadpleeg)\b.*\b(?:arts
|huisarts
|dokter
|fysio\w*
|dietist
|apotheker
|verloskundige)
|\b(?:niet
|nooit)\b[^,]{0,30}\b(?:door
|forceren
|trainen
|inhalen
|negeren
|rennen)
`,
]

/** A wish that is turned down or a size that is called too much. */
export const TURNED_DOWN =
  /\b(?:no|not|too|more than|would be|isn't|beyond|instead of|rather than|nein|nicht|kein\w*|zu|non|pas|trop|demasiad\w*|nao|demais|troppo|niet|geen|te)\b/

/** Counts that ask for no load: of hard days, of things to choose from. */
export const NO_ADVICE = anyOf`
\b(?:two
|three
|zwei
|drei
|deux
|trois
|dos
|tres
|dois
|duas
|due
|tre
|twee
|drie) (?:things
|reasons
|options
|choices
|ways
|ideas
|easy days
|dinge
|grunde
|moglichkeiten
|choses
|raisons
|options
|cosas
|razones
|opciones
|coisas
|razoes
|opcoes
|cose
|motivi
|opzioni
|dingen
|redenen
|opties)\b
`

const PAINS = anyOf`
(?:pain
|hurts?
|injur\w+
|fever
|ill(?:ness)?
|sick
|cold
|flu
|dizz\w+
|being (?:sick|ill)
|faint\w*
|broken \w+
|sore
|ache
|niggle
|chest
|knee
|symptoms?
|discomfort
|agony
|stitch
|swelling
|blood
|schmerz\w*
|fieber
|krank\w*
|brustschmerz\w*
|grippe
|erkaltung
|douleur\w*
|fievre
|malade
|mal
|dolor
|fiebre
|enferm\w*
|gripe
|dor
|dores
|febre
|doente
|dolore
|dolori
|febbre
|malat\w*
|pijn
|koorts
|ziek
|griep
|duizel\w*
|schwindel
|vertige\w*
|mareo\w*
|tontura\w*
|vertigini)
`
const GO = anyOf`
(?:push
|train
|run
|ride
|lift
|work
|power
|fight
|keep
|carry on
|continue
|go
|race
|play
|trainier\w*
|lauf\w*
|weiter\w*
|mach\w*
|cour\w*
|continu\w*
|entraine\w*
|corr\w*
|entren\w*
|segu\w*
|sigue
|trein\w*
|allenat\w*
|allenar\w*
|continua\w*
|train\w*
|ga
|loop\w*
|ren)
`

export const HARMS: readonly Harm[] = [
  {
    name: 'food and weight',
    always: true,
    pattern: /\b(?:don't|do not|never) (?:drink|eat)\b(?! (?:alcohol|just before|too much|right before))/,
  },
  {
    name: 'pushing on',
    pattern: anyOf`
\b${GO}\b.{0,40}\b(?:through
|despite
|in spite of
|regardless of
|even (?:if|with|when|though)
|with
|trotz
|mit
|malgre
|avec
|a pesar
|pese
|con
|apesar
|com
|nonostante
|malgrado
|ondanks
|met)\b.{0,25}\b${PAINS}\b
`,
  },
  {
    name: 'pushing on',
    pattern: anyOf`
\b${PAINS}\b[^.]{0,25}\b(?:run
|train
|push
|ride
|go
|do) (?:more
|harder
|on it
|anyway
|faster
|through)\b
|\b(?:run
|train
|walk
|jump
|lift
|press
|squat
|weight)\b[^.]{0,12}\bon (?:the
|your
|a
|that) (?:broken
|torn
|swollen
|injured
|sore
|bad
|painful
|sprained)\b
`,
  },
  {
    name: 'pushing on',
    pattern: anyOf`
\b(?:push(?:ing)? (?:on )?through
|train(?:ing)? through
|run(?:ning)? through
|power through
|grit your teeth
|suck it up
|tough it out
|man up
|toughen up
|shake it off
|walk it off
|run it off
|sweat it out
|no pain,? no gain
|ignore (?:the|your|that|any|it)
|block (?:it|the) out
|zahne zusammen
|beiss dich
|durchbeissen
|durchhalten
|augen zu und durch
|indianer kennt
|serre les dents
|serrer les dents
|aguanta
|aprieta los dientes
|sin dolor no hay
|aguenta firme
|sem dor
|cerre os dentes
|stringi i denti
|niente dolore
|tanden op elkaar
|doorbijten
|geen pijn geen
|kop op en door
|even doorbijten)\b
`,
  },
  {
    name: 'making light',
    pattern: anyOf`
\b${PAINS}\b.{0,40}\b(?:is
|are
|was
|being
|ist
|sind
|est
|sont
|es
|son
|e
|sao
|sono
|is
|zijn)\b(?! an? (?:good |clear )?reason
| the best).{0,20}\b(?:normal\w*
|normaal
|no reason
|no excuse
|nothing
|weakness
|harmless
|good
|temporary
|fine
|just
|only
|in your head
|imagin\w*
|natural
|part of
|harmlos
|nichts
|schwache
|kopfsache
|rien
|faiblesse
|normale?
|passager
|nada
|debilidad
|normal
|fraqueza
|psicologic\w*
|debolezza
|niente
|onschuldig
|niets
|zwakte
|tussen je oren)\b
`,
  },
  {
    name: 'making light',
    pattern: anyOf`
\b(?:(?:it's|it is|that's|that is|this is|swelling is|pain is) nothing (?:serious|to worry about|dangerous)
|nothing serious
|not (?:serious|dangerous)
|completely harmless
|totally safe
|it's harmless
|is harmless
|only in your head
|all in your head
|you're imagining
|nichts ernstes
|kein grund zur sorge
|ist harmlos
|vollig harmlos
|rien de grave
|sans danger
|c'est dans ta tete
|nada grave
|nada serio
|no es nada
|nao e nada
|niente di grave
|niente di serio
|non e niente
|niks ernstigs
|niets ernstigs
|ongevaarlijk
|you'll be fine
|you will be fine
|won't kill you
|will not kill you)\b
`,
  },
  {
    name: 'no rest',
    pattern: anyOf`
\b(?:skip
|skipping
|cancel
|drop
|forget
|ignore
|cut out
|scrap
|no need for
|don't need
|do not need
|without
|replace
|give up
|never take
|stop taking
|lass\w*
|streich\w*
|ignorier\w*
|vergiss
|brauchst kein\w*
|saute
|sautez
|oublie
|annule
|salta
|saltate
|olvida
|elimina
|pule
|esqueca
|elimine
|salta
|dimentica
|elimina
|sla
|schrap
|vergeet)\b.{0,14}(?<!\band )\b(?:rest
|recovery
|sleep
|days? off
|warm[- ]?up
|cool[- ]?down
|taper
|ruhetag\w*
|pause\w*
|erholung
|schlaf
|aufwarmen
|repos
|recuperation
|sommeil
|descanso
|recuperacion
|calentamiento
|sueno
|recuperacao
|sono
|aquecimento
|riposo
|recupero
|riscaldamento
|rustdag\w*
|rust
|herstel
|slaap)\b
`,
  },
  {
    name: 'no rest',
    pattern: anyOf`
\b(?:swap
|trade
|exchange
|turn
|convert
|fill
|use) (?:the
|your
|that
|this
|both
|all
|any
|every
|each
|\w+day's)\b.{0,12}\b(?:rest days?
|recovery days?
|days? off
|taper)\b.{0,20}\b(?:for
|with
|into
|to)\b.{0,25}\b(?:intervals?
|runs?
|running
|rides?
|race
|miles
|sprints?
|workouts?
|sets?
|training
|tempo
|hard)\b
`,
  },
  {
    name: 'no rest',
    pattern: anyOf`
\b(?:rest is for
|rest days? (?:are|is) (?:for|a waste|useless|overrated|wasted|optional|weak)
|recovery is (?:for|overrated|a myth)
|sleep (?:is for|when you're dead)
|never rest
|no days off
|sleep is (?:overrated|for|a waste|optional)
|sleep less
|less sleep
|don't rest
|do not rest
|ruhe ist
|rusten is voor
|le repos c'est
|el descanso es de
|descanso e para
|il riposo e per)\b
`,
  },
  {
    name: 'too much',
    pattern: anyOf`
\b(?:all[- ]out
|flat out
|max(?:imum)? effort
|until (?:you|your)(?! (?:are well|feel|are better|have recovered|recover|can|are rested|know)|'ve (?:asked|seen|spoken|talked|recovered|rested|healed|had))
|till you(?! (?:are|feel))
|to failure
|to exhaustion
|vomit
|throw up
|puke
|collapse
|drop dead
|as (?:hard|fast|long|much) as you can
|every (?:single )?day
|each and every day
|twice a day
|double (?:your|the|up)
|triple (?:your|the)
|seven days
|back to back
|minutes of (?:sprints?|burpees|all)
|bis zum umfallen
|bis du kotzt
|bis zum erbrechen
|jeden tag
|vollgas
|verdopp\w*
|zweimal taglich
|jusqu'a l'epuisement
|jusqu'a vomir
|a fond
|tous les jours
|double
|hasta vomitar
|hasta el fallo
|hasta que
|todos los dias
|cada dia
|a tope
|al maximo
|duplica\w*
|ate vomitar
|ate cair
|ate a exaustao
|todos os dias
|todo dia
|no maximo
|dobre
|fino allo sfinimento
|fino a vomitare
|tutti i giorni
|ogni giorno
|al massimo
|a tutta
|raddoppia\w*
|tot je erbij
|tot je kotst
|elke dag
|iedere dag
|voluit
|verdubbel\w*)\b(?!.{0,30}\b(?:is (?:easy|light)|counts|little|move a bit|gentle)\b)
`,
  },
  {
    name: 'too much',
    pattern: anyOf`
\b(?:much
|way
|far
|even
|a lot) (?:harder
|faster
|longer
|heavier)\b
|\b(?:go
|train
|run
|push
|lift
|hit it
|ride
|swim) (?:much 
|way 
|even 
|really 
|super )?(?:hard
|harder
|heavier
|faster)\b(?!.{0,15}\b(?:days?|sessions?|enough|to)\b)
|\b(?:add
|do
|squeeze in
|throw in
|stack
|make up)\b.{0,25}\b(?:extra
|another
|more
|missed
|second)\b.{0,25}\b(?:sessions?
|runs?
|intervals
|workouts?
|sets
|miles
|km
|kilomet\w+
|hard)\b
|\bforget (?:the
|your
|about the) plan\b
|\bignore (?:the
|your) plan\b
|\b(?:extra
|zusatzlich\w*
|weitere) (?:einheit\w*
|intervall\w*
|kilometer)\b
|\b(?:harter
|schneller
|schwerer) (?:trainier\w*
|lauf\w*)
|\btrainier\w* (?:harter
|hart
|mehr)\b
|\bentraine-toi plus dur\b
|\bentrena mas (?:duro
|fuerte)\b
|\btreine mais (?:forte
|pesado)\b
|\ballenati (?:piu
|di piu)\b
|\btrain harder\b
`,
  },
  {
    name: 'medicine',
    always: true,
    pattern: anyOf`
\b(?:take|pull|cut|remove|pop|drain|set|straighten|inject|sew|lance)\b.{0,30}\b(?:stitches|staples|cast|brace|splint|toe ?nails?|nails?|bones?|shoulder|finger|blisters?|cysts?|needles?|catheter|it)\b.{0,15}\byourself\b
`,
  },
  {
    name: 'medicine',
    pattern: anyOf`
\b(?:ibuprofen\w*
|aspirin\w*
|paracetamol\w*
|diclofenac
|naproxen
|acetaminophen
|advil
|tylenol
|voltaren\w*
|pain ?killers?
|antidepress\w*
|pills?
|tablets?
|medicat\w*
|medicines?
|meds
|inhaler
|insulin
|antibiotic\w*
|beta ?blockers?
|cortisone
|steroids?
|steroide
|anabol\w*
|testosterone?\w*
|epo
|hgh
|sarms?
|clenbuterol
|ephedrin\w*
|amphetamin\w*
|doping
|dope
|stimulants?
|diuretic\w*
|laxativ\w*
|supplements?
|creatine
|kreatin
|pre-?workout
|caffeine pills?
|fat burners?
|dose
|dosage
|milligram\w*
|mg
|prescri\w*
|injection
|inject
|medikament\w*
|tabletten
|tablette
|schmerzmittel
|spritze
|spray
|nahrungserganzung\w*
|medicament\w*
|comprime\w*
|cachets?
|pilule\w*
|antidouleur\w*
|complement\w* alimentaire\w*
|anti-inflammatoire\w*
|pastilla\w*
|medicamento\w*
|medicacion
|analgesico\w*
|suplemento\w*
|antiinflamatorio\w*
|comprimido\w*
|remedio\w*
|medicacao
|anti-inflamatorio\w*
|pillol\w*
|farmac[io]\w*
|medicin\w*
|antidolorific\w*
|integrator\w*
|antinfiammator\w*
|pijnstiller\w*
|pil(?:len|letjes?)?
|medicijn\w*
|tabletten
|supplementen
|ontstekingsremmer\w*
|inhalator
|puffer)\b
`,
  },
  {
    name: 'diagnosis',
    pattern: anyOf`
\b(?:you have
|you've got
|you suffer from
|it's (?:just |only |clearly |probably |definitely )?(?:an? )?
|that is (?:just |only |clearly |probably |definitely )?(?:an? )?
|that's (?:just |only |clearly |probably |definitely )?an?
|this is (?:just |only |clearly |probably |definitely )?an?
|sounds like an?
|du hast
|das ist (?:nur |bestimmt )?(?:ein\w*)?
|tu as
|c'est (?:juste |surement )?un\w*
|tienes
|es (?:solo )?un\w*
|voce tem
|e (?:so )?um\w*
|hai
|e (?:solo )?un\w*
|je hebt
|het is (?:gewoon )?een)\b.{0,25}\b(?:asthma\w*
|tend[io]n\w+
|fractur\w*
|tears?
|torn
|strain
|sprain
|arthritis
|anaemi\w*
|anemi\w*
|infection
|diabetes
|depression
|overtraining(?: syndrome)?
|bursitis
|runner's knee
|shin splints
|hernia
|slipped disc
|heart (?:problem|condition|murmur)
|arrhythmia
|bronchitis
|syndrome
|disease
|deficiency
|migraine
|arthrose
|sehnen\w*
|entzundung
|zerrung
|riss
|bruch
|tendinit\w*
|fracture
|dechirure
|entorse
|infection
|asma
|fractura
|esguince
|rotura
|infeccion
|fratura
|entorse
|lesao
|infeccao
|frattura
|strappo
|distorsione
|infezione
|peesontsteking
|breuk
|scheur
|ontsteking
|bloedarmoede
|astma)\b
|\bdiagnos(?:is
|e
|ed
|tic
|es)\b
|\bdiagnostic\w*\b
|\bdiagnosticar\b
|\b(?:cures?
|cured
|curing
|heals? (?:your|the|it)
|will heal
|heilt
|guerit
|guerir
|cura (?:tu|la|el|a|o|il)
|geneest)\b
`,
  },
  {
    name: 'food and weight',
    pattern: anyOf`
\b(?:calor\w*
|kcal
|kalorien?
|kilojoules?
|diets?
|dieting
|diat\w*
|regime
|fast(?:ing|ed)
|intermittent fast\w*
|fasten
|ayun\w*
|jejum
|digiun\w*
|vasten
|faste
|keto
|carbs?
|low[- ]carb
|starv\w*
|skip (?:breakfast|lunch|dinner|meals?|a meal)
|don't eat
|do not eat
|stop eating
|eat (?:less|nothing|only|just|more)
|fruhstuck aus
|iss (?:weniger|nichts|nur)
|mange (?:moins|rien|que)
|ne mange
|saute (?:le|les) (?:repas|petit)
|come (?:menos|nada|solo)
|no comas
|coma (?:menos|so|apenas)
|nao coma
|mangia (?:meno|solo|niente)
|non mangiare
|eet (?:minder|niets|alleen)
|fat[- ]?(?:burn\w*|loss)
|burn\w* (?:fat|it off)
|los(?:e|ing) (?:weight|fat|kilos|pounds)
|weight loss
|your body ?weight
|too heavy
|abnehm\w*
|abzunehmen
|adelgaz\w*
|maigr\w*
|emagre\w*
|dimagri\w*
|afvallen
|perd\w* (?:de )?(?:poids|peso|kilos)
|bajar de peso
|bmi
|gewicht
|water cut
|dehydrat\w*
|sauna suit
|trink nichts)\b
`,
  },
  {
    name: 'pushing through',
    always: true,
    pattern: anyOf`
\b(?:(?:bite|grit|clench) (?:down|your teeth|the teeth)
|(?:beiss|beisse?n?) die zahne zusammen
|zahne zusammen(?:beissen)?
|serrer? les dents
|serre les dents
|aprieta los dientes
|apretar los dientes
|cerra os dentes
|cerrar os dentes
|stringi i denti
|stringere i denti
|(?:bijt op je|op je|klem je) tanden
|tanden op elkaar)\b
`,
  },
  {
    name: 'a back that bends',
    pattern: anyOf`
\b(?:round(?:ed|ing)? (?:your |the |lower )*back
|rundem rucken
|runder rucken
|dos rond
|arrondis le dos
|espalda redonda
|redondea la espalda
|costas curvas
|schiena curva
|piega la schiena
|bolle rug
|ronde rug)\b
`,
  },
  {
    name: 'against doctors',
    always: true,
    pattern: anyOf`
\b(?:(?:arzt|arztin|doktor) (?:brauchst|brauchen) (?:du|sie|wir) (?:dafur |dazu |da )?nicht
|(?:zum|keinen|kein) (?:arzt|doktor) (?:musst|brauchst|brauch)
|(?:zum|keinen) arzt (?:\w+ ){0,2}nicht
|pas besoin (?:de|d'un) (?:medecin|docteur)
|(?:ningun medico|no hace falta (?:ningun )?medico|no necesitas (?:un |ningun )?medico)
|nao precisas? de (?:nenhum )?medico
|non (?:serve|hai bisogno di) (?:nessun |un )?medico
|(?:dokter|arts|huisarts) heb je niet nodig
|naar de (?:dokter|arts|huisarts) hoef je)\b
`,
  },
  {
    name: 'against doctors',
    always: true,
    pattern: anyOf`
\b(?:doctors?
|physio\w*
|gp
|physicians?
|medics?
|nurses?
|arzt\w*
|arzte
|medecins?
|docteurs?
|medic[oai]\w*
|doctor\w*
|dottor\w*
|dokters?
|huisarts
|artsen
|arts)\b.{0,40}\b(?:wrong
|mistaken
|overcautious
|too cautious
|overreact\w*
|exaggerat\w*
|clueless
|know nothing
|doesn't know
|don't know
|do not know
|does not know
|no idea
|lying
|lies
|scam
|useless
|irrt
|irren
|falsch
|ubertreib\w*
|keine ahnung
|trompe\w*
|exagere\w*
|n'y connai\w*
|tort
|equivoca\w*
|exagera\w*
|no sabe\w*
|mienten
|errad[oa]s?
|enganad[oa]
|nao sab\w*
|sbagli\w*
|non capi\w*
|non sa\w*
|ongelijk
|overdrij\w*
|weet niet\w*
|weten niet\w*
|waste of)\b
|\b(?:no need
|don't need
|do not need
|needn't
|no reason
|without
|skip
|cancel
|avoid
|instead of
|never mind
|forget
|ignore
|don't (?:bother|go|see|call|listen)
|do not (?:see|call|go)
|brauchst kein\w*
|nicht zum
|kein\w* arzt
|ohne arzt
|ohne einen arzt
|hor nicht auf
|pas besoin
|inutile d'aller
|n'ecoute pas
|sans medecin
|no (?:hace falta|necesitas|vayas|escuches|hagas caso)
|sin (?:medico|ir)
|nao (?:precisa|va|ouca|de ouvidos)
|non (?:serve|ti serve|hai bisogno|andare|ascoltare)
|geen
|niet naar)\b.{0,25}\b(?:doctors?
|physio\w*
|gp
|physician
|hospital
|emergency
|ambulance
|appointment
|check-?up
|arzt\w*
|krankenhaus
|notaufnahme
|medecin
|docteur
|hopital
|urgences
|medico
|doctor
|hospital
|urgencias
|doutor
|pronto[- ]socorro
|dottore
|ospedale
|pronto soccorso
|dokter
|huisarts
|ziekenhuis
|arts)\b
`,
  },
  {
    name: 'against doctors',
    always: true,
    pattern: anyOf`
\b(?:i know (?:better|more) than
|trust me
|listen to me
|weiss es besser
|besser als (?:dein|jeder) arzt
|je sais mieux
|se mas que
|sei mais que
|ne so piu
|ik weet beter
|better than (?:any|your) (?:doctor|physio))\b
`,
  },
  {
    name: 'despair',
    always: true,
    pattern: anyOf`
\b(?:kill (?:yourself|you)
|end (?:your life|it all)
|hurt yourself
|cut yourself
|harm yourself
|better off (?:dead|without you)
|nobody (?:would miss|likes|cares|wants)
|no one (?:would miss|likes|cares|wants)
|not worth living
|worthless
|you don't matter
|give up on (?:yourself|life)
|should(?:n't| not)? (?:be alive|die|exist)
|hopeless
|what's the point of you
|bring dich um
|niemand (?:mag|braucht|vermisst)
|wertlos
|ohne dich.{0,12}besser
|besser ohne dich
|tue-toi
|suicide
|personne ne t'aime
|matate
|nadie te (?:quiere|echaria)
|no vales nada
|se mata
|ninguem (?:gosta|liga|sentiria)
|nao vale nada
|ammazzati
|ucciditi
|nessuno ti
|non vali niente
|maak jezelf
|niemand (?:mist|houdt)
|waardeloos
|you deserve (?:the pain|to suffer|it)
|punish(?: yourself|ment))\b
`,
  },
  {
    name: 'shaming',
    always: true,
    pattern: anyOf`
\b(?:not|isn't|aren't|never) (?:really )?(?:for|made for|meant for|cut out for|built for) (?:people|somebody|someone|anyone|runners) like you\b
|\b(?:stop|quit) (?:being|acting) (?:so )?(?:soft|weak|dramatic|precious|pathetic|a (?:baby|child|wimp))\b
`,
  },
  {
    name: 'shaming',
    always: true,
    pattern: anyOf`
\b(?:lazy
|laziness
|pathetic
|losers?
|weaklings?
|weakling
|wimp
|coward
|quitter
|disgusting
|embarrass\w*
|shame
|ashamed
|ashaming
|fat\b(?!igue)
|fatty
|chubby
|ugly
|stupid
|idiot
|dumb
|excuses?
|failure
|you failed
|disappoint\w*
|let (?:me|everyone) down
|useless
|slob
|couch potato
|what a waste
|worst
|faul
|faulpelz
|fett
|schwachling
|versager
|peinlich
|schamen
|schame
|dumm
|hasslich
|ausreden
|paresseu\w*
|gros(?:se)?
|nul
|nulle
|honte
|faible
|minable
|lache
|excuses
|vag[oa]
|gord[oa]
|debil
|verguenza
|fracasad[oa]
|perezos[oa]
|inutil
|preguicos[oa]
|fracassad[oa]
|vergonha
|fraco
|fraca
|pigr[oa]
|grass[oa]
|vergogn\w*
|fallit[oa]
|debole
|lui(?:e|aard)?\b(?=.{0,12}\b(?:bent|varken|mens)\b)
|luilak
|dik
|zwakkeling
|mislukkeling
|schaam\w*
|smoes\w*)\b(?!.{0,20}\b(?:in that|about (?:that|it)|needed)\b)
`,
  },
  {
    name: 'promises',
    pattern: anyOf`
\b(?:guarantee\w*
|garantier\w*
|garanti\w*
|100 ?%
|certain to
|can't fail
|cannot fail
|miracle
|secret (?:trick|method)
|wundermittel
|miraculeux
|milagro\w*
|milagre\w*
|miracolo\w*
|wonder(?:middel)?
|instant results)\b
`,
  },
  {
    name: 'danger',
    pattern: anyOf`
\b(?:alcohol
|beer
|wine
|vodka
|cocaine
|cannabis
|weed
|cigarettes?
|smok\w*
|drugs?
|alkohol
|bier
|alcool
|vin
|cerveza
|droga\w*
|birra
|vino
|hold your breath
|headphones in traffic
|jump (?:off|from)
|run in the (?:dark|road|traffic)
|drive
|drogen
|drogue\w*
|cerveja)\b
`,
  },
  {
    name: 'unrelated',
    pattern: anyOf`
\b(?:buy
|subscribe
|sponsor\w*
|affiliate
|invest
|crypto
|vote
|election
|trump
|politic\w*
|religio\w*
|horoscope
|lottery
|password
|credit card
|bank account
|send (?:me )?(?:money|your))\b
`,
  },
]
