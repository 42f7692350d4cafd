import { anyOf } from './any-of.ts'

/**
 * What a coach may talk about and how, in seven languages, on folded text. A list of evils is never whole, so a
 * sentence must show what it is for: body and health only with rest, help or a refusal; load only to hold it back;
 * and anything else only about the plan, or as a courtesy.
 */

/** Body, health, food, sleep and despair: nothing is said of them but rest, help, sympathy or a refusal. */
export const SENSITIVE = anyOf`
\b(?:pain\w*
|hurt\w*
|ache\w*
|aching
|sore\w*
|injur\w*
|sprain\w*
|swell\w*
|swollen
|bleed\w*
|blood\w*
|chest
|heart(?! ?rate)
|lungs?
|stomach
|head(?:ache)?s?\b(?! (?:out|to|over|up))
|knees?
|ankles?
|shins?
|achilles
|tendon\w*
|muscles? (?:tear|strain)
|torn
|meniscus
|broken
|bones?
|toes?
|fever\w*
|temperature
|ill(?:ness)?
|sick\w*
|(?:a|your|my|bad|head) cold
|flu
|cough\w*
|infect\w*
|virus
|throat
|dizz\w*
|faint\w*
|nause\w*
|vomit\w*
|asthma
|diabet\w*
|pregnan\w*
|iron
|an(?:a)?emi\w*
|salt
|gel
|tablets?
|doctors?
|physio\w*
|cardiolog\w*
|medic\w*
|hospital
|surge\w*
|nurse
|antidepress\w*
|sleep\w*
|slept
|drink\w*
|water
|pill\w*
|pil
|food
|eat\w*
|meals?
|eggs?
|coffee
|hungry
|fast(?:ing|ed)
|kilos?
|weight\w*(?! (?:training|room))
|fat
|thin
|skinny
|calor\w*
|body(?!weight)
|life
|live
|living
|died
|dies
|to die
|dying
|dead
|death
|pointless
|hopeless
|suicid\w*
|lonely
|depress\w*
|anxi\w*
|shame\w*
|ashamed
|complain\w*
|whin\w*
|schmerz\w*
|weh
|sticht
|stechen
|verletz\w*
|fieber\w*
|krank\w*
|erkalt\w*
|husten
|grippe
|schwindel\w*
|arzt\w*
|blut\w*
|brust
|herz(?!frequenz)
|schlaf\w*
|geschlafen
|ess\w*
|kilos
|gewicht
|leben
|sterben
|tot
|medikament\w*
|tabletten
|douleur\w*
|mal(?! (?:rien))
|fievre
|malade\w*
|rhume
|grippe
|toux
|medecin\w*
|sang
|poitrine
|coeur
|dormi\w*
|sommeil
|mang\w*
|poids
|vie
|mourir
|mort\w*
|dolor\w*
|duel\w*
|fiebre
|enferm\w*
|resfri\w*
|gripe
|tos
|medic[oa]s?
|sangre
|pecho
|corazon
|dorm\w*
|sueno
|com(?:e|er|as|ida)
|peso
|vida
|morir
|muert\w*
|tontura\w*
|mareo\w*
|maread\w*
|vertig\w*
|duizel\w*
|schwindlig
|dor
|dores
|doer
|doi
|febre
|doente
|tosse
|sangue
|peito
|coracao
|sono
|comer
|morrer
|mort[oa]
|dolore
|dolori
|fa male
|febbre
|malat\w*
|raffreddor\w*
|petto
|cuore
|dormire
|dormito
|mangi\w*
|vita
|morire
|pijn\w*
|koorts
|ziek\w*
|verkoud\w*
|hoest\w*
|arts\w*
|dokter
|bloed
|borst
|hart(?!slag)
|slaap
|geslapen
|slapen
|eten
|eet
|leven
|dood)\b
`

/** What makes such a sentence safe: rest, less, stopping, help, sympathy, or that the plan took care already. */
export const SAFE = anyOf`
\b(?:rest(?:s|ed|ing)?\b(?! days? (?:make|are for))
|stop(?:s|ping)?\b(?! (?:at|the (?:tablet|anti|med|pill)|taking|your))
|day off
|days off
|today off
|take it easy
|easier
|easy day
|easy run
|gentle
|kinder
|lighter
|shorter
|slow(?:er|ly)? down
|go slower
|leave (?:it|the|today)
|left out
|skip the (?:run|session|workout|intervals)
|sit down
|lie down
|wait
|until (?:you are|you're|you feel|it is|it's) (?:well|better|gone|rested|free)
|goes away
|(?:see|ask|call|tell|talk to|speak (?:to|with)|looked at by|discuss with|check with|matter for|question for|one for|belongs? with|up with|bring that up) (?:a|an|your|the)?\s?(?:doctor|gp|physio\w*|dieti[ct]ian|pharmacist|midwife|medical|emergency|someone|crisis|professional)
|your doctor (?:should|can|decides)
|a doctor (?:can|is|should)
|doctor before
|doctor or
|get help
|emergency number
|sorry
|sounds (?:hard|tough|unpleasant|tiring|rough)
|that's a lot
|comes first
|is enough
|makes sense
|sleep well
|when you are thirsty
|when you're thirsty
|counts as
|became shorter
|became easier
|was (?:shortened|moved|made)
|because you (?:slept|said|were)
|adapts between
|keeps? your
|over the
|in your shoulders
|more than your body
|would be far
|feels wrong
|is common
|without kit
|nothing to worry about now
|keep (?:the|your)
|ruh\w*
|pause
|aufhor\w*
|hor auf
|zum arzt
|deinen arzt
|deine arztin
|apotheke
|bitte nicht
|lieber
|leichter
|locker\w*
|kurzer\w*
|schon dich
|erhol\w*
|tut mir leid
|repos\w*
|arrete-toi
|arrete de courir
|medecin si
|vois un
|parle a
|consulte
|mieux vaut
|plus courte
|plus legere
|ne cours pas
|doucement
|desole\w*
|recuper\w*
|descans\w*
|para y
|para si
|pare e
|pare se
|consulta a
|consulte
|pregunta a
|procure um
|suave
|mas corta
|mais curta
|leve
|lo siento
|sinto muito
|riposa\w*
|fermati
|parla con
|consulta
|piu corta
|piu breve
|leggera
|mi dispiace
|rust\w*
|ga naar je
|huisarts
|vraag je
|korter\w*
|rustig\w*
|vervelend
|beter rusten
|kies dan)\b
`

/** More, harder, faster, again: said only to hold it back or to name what the plan holds. */
export const LOADED = anyOf`
\b(?:harder
|faster
|quicker
|longer
|heavier
|further
|stronger
|tougher
|one more
|(?:two|three|four|five|ten|twenty|\d+) more
|squeeze out
|another (?:set|round|session|run|lap)
|extra
|again tomorrow
|again tonight
|second (?:one|session)
|the second as well
|as well tonight
|in a row
|why stop
|double
|twice
|vest
|climb until
|sprint (?:home|every)
|nachhol\w*
|aufhol\w*
|noch (?:ein|eine|einen) (?:satz|runde|einheit)
|schneller
|harter
|tempo hilft
|nur tempo
|hilft nur
|plus vite
|plus dur
|plus fort
|encore une (?:serie|seance)
|mas rapido
|mas fuerte
|mas duro
|otra serie
|otra sesion
|mais rapido
|mais forte
|acelera
|outra serie
|piu veloce
|piu forte
|un'altra serie
|accelera
|sneller
|harder
|nog een (?:set|ronde))\b
`

export const HELD_BACK = anyOf`
\b(?:may be
|might be
|no
|not
|never
|too
|don't
|doesn't
|won't
|needn't
|isn't
|than you
|than the
|than last
|without
|rather
|instead
|keeps?
|lets?
|apart
|would be
|if the plan
|nicht
|nie
|kein\w*
|nichts
|zu
|statt
|non
|pas
|jamais
|rien
|trop
|no
|nunca
|demasiado
|nao
|nunca
|demais
|non
|mai
|troppo
|niet
|niets
|nooit
|te
|geen
|makes? the)\b
`

/** Rest made small. */
export const AGAINST_REST = anyOf`
\b(?:rest
|ruh\w*
|repos\w*
|descans\w*
|ripos\w*
|rust)\b.{0,20}\b(?:only if you want
|if you want to (?:stay|be|lose)
|only for
|nur wenn du)\b
|\b(?:rest
|recovery
|days? off
|taper
|pause\w*
|ruhetag\w*
|repos
|descanso
|riposo
|rust\w*
|sofa)\b.{0,20}\b(?:make
|makes
|made
|cost
|costs
|waste\w*
|slow\w*
|weak\w*
|soft
|lazy
|ruin\w*
|lose
|losing
|macht
|machen
|kostet
|rend
|rendent
|hace
|hacen
|faz
|fazem
|fa
|fanno
|maakt
|maken)\b.{0,15}\b(?:you
|slow\w*
|weak\w*
|soft
|lazy
|fat
|unfit
|time
|fitness
|results
|dich
|langsam
|schwach
|trage
|faul
|lent
|faible
|lento
|debil
|fraco
|debole
|lenti
|traag
|zwak)\b
`

/** Words of the plan and of courtesy: a sentence with none of them speaks of something else. */
export const ABOUT_PLAN = anyOf`
\b(?:plan\w*
|sessions?
|workouts?
|training
|train
|trains
|runs?
|running
|walks?
|walking
|rides?
|bike
|swims?
|strength
|exercises?
|intervals?
|tempo
|taper
|race
|marathon
|half
|week\w*
|day
|days
|today\w*
|tomorrow\w*
|tonight
|morning\w*
|evening\w*
|lunch
|monday\w*
|tuesday\w*
|wednesday\w*
|thursday\w*
|friday\w*
|saturday\w*
|sunday\w*
|rest\w*
|recover\w*
|easy
|easier
|easily
|light
|lighter
|gentle
|shorter
|short
|hard
|minutes?
|hours?
|kilomet\w*
|km
|pace
|rpe
|steps?
|warm
|cool
|treadmill
|outside
|indoors
|weather
|ice
|hot
|cold
|kit
|bodyweight
|change\w*
|offered
|option\w*
|modify
|undo
|dashboard
|calendar
|facts
|help
|question
|welcome
|hello
|hi
|thanks?
|luck
|enjoy
|well done
|great
|good
|sorry
|stress
|tired
|busy
|habit
|cadence
|shoulders
|knee
|music
|friend
|route
|air
|breath\w*
|surface
|thirsty
|kind
|night
|sleep
|starts?
|begins?
|finish\w*
|decide
|travel
|holiday
|unsafe
|someone
|fun
|more
|less
|better
|start
|stop
|time
|body
|adapt\w*
|talk
|choose
|things
|reasons
|undo
|layers
|order
|plan
|einheit\w*
|woche\w*
|tag
|tage
|heute
|morgen
|montag
|dienstag
|mittwoch
|donnerstag
|freitag
|samstag
|sonntag
|lauf\w*
|rennen
|ruh\w*
|locker\w*
|leicht\w*
|minuten
|stunde\w*
|kurz\w*
|abend
|erhol\w*
|nachholen
|arzt\w*
|arztin
|apotheke
|frag
|hilf\w*
|frage
|willkommen
|viel
|gut
|halbmarathon
|intervalle
|seance\w*
|semaine\w*
|jour\w*
|aujourd'hui
|demain
|lundi
|mardi
|mercredi
|jeudi
|vendredi
|samedi
|dimanche
|course
|courir
|cours
|marche
|sortie
|repos\w*
|facile
|legere
|minutes
|heures?
|courte
|version
|change
|soir
|matin
|medecin
|dieteticien
|question
|bienvenue
|bravo
|sesion\w*
|entren\w*
|semana\w*
|dia
|dias
|hoy
|manana
|lunes
|martes
|miercoles
|jueves
|viernes
|sabado
|domingo
|carrera\w*
|correr
|camina\w*
|descans\w*
|suave
|minutos
|horas?
|corta
|tarde
|medico
|pregunta
|recuperar
|tirada
|treino\w*
|hoje
|amanha
|segunda
|terca
|quarta
|quinta
|sexta
|corrida
|caminhada
|leve
|curta
|compensar
|pergunta
|allenament\w*
|settimana
|giorno
|giorni
|oggi
|domani
|lunedi
|martedi
|mercoledi
|giovedi
|venerdi
|corsa
|correre
|cammin\w*
|ripos\w*
|facile
|minuti
|ore
|versione
|lungo
|recuperare
|domanda
|dag\w*
|vandaag
|morgen
|maandag
|dinsdag
|woensdag
|donderdag
|vrijdag
|zaterdag
|zondag
|loop\w*
|duurloop
|lopen
|wandel\w*
|rust\w*
|rustig\w*
|minuten
|uur
|kort\w*
|versie
|inhalen
|in te halen
|moe
|huisarts
|vraag)\b
`
