import type { Phrases } from './phrases.ts'

/** What fills a Spanish week, folded. */
export const SPANISH_COMMITMENTS: Phrases = {
  'act:work:work': `
    turno partido
    practicas
    trabajo
    trabajar
    trabajando
    oficina
    curro
    curre
    empleo
    laburo
    laburar
    la oficina
    teletrabajo
    tienda
    hospital
    restaurante
    bar
    fabrica
    turno
    turnos
    jornada
    jornada laboral
    jornada completa
    media jornada
    doy clases
    dar clase
    profesor
    profesora
    enfermera
    enfermero
    fontanero
    panadero
    panadera
    electricista
    carpintero
    jardinero
    cartero
    carnicero
    albanil
    camarero
    camarera
    almacen
    consulta
    chamba
    trabajo como
    cocinero
    cocinera
    conductor
    taxista
    repartidor
    repartidora
    autonomo
    autonoma
    freelance
    funcionario
    dependienta
    dependiente
    peluqueria
    panaderia
    obra
    taller
    despacho
    curro de
    turno de dia
    jornada intensiva
    clinica
    banco
    farmacia
    supermercado
    hotel
    cocina
    laburo de
    reparto
  `,
  'act:shift:shift': `
    guardia de 24 horas
    guardias de 24 horas
    guardia de 24h
    turno de 24 horas
    turnos de 24h
    guardias de 24h
  `,
  'act:night:night shift': `
    turno de noche
    turnos de noche
    turno nocturno
    trabajo de noche
    noches en el hospital
    trabajo por la noche
    trabajo por las noches
    trabajo nocturno
    de noches
    trabajo noches
    vigilante nocturno
    turno de noches
    de noche trabajo
    trabajo de noches
    guardia nocturna
    turno nocturno de
    hago noches
    enfermera de noche
    enfermero de noche
  `,
  'act:earlyshift:early shift': `
    turno de manana
    turnos de manana
    turno de mananas
    turno matinal
  `,
  'act:lateshift:late shift': `
    turno de tarde
    turnos de tarde
    turno de tardes
    turno vespertino
  `,
  'act:meeting:meeting': `
    reunion
    reuniones
    junta
    juntas
    reunion de equipo
    claustro
  `,
  'act:call:call': `
    llamada
    llamadas
    videollamada
  `,
  'act:standup:stand-up': `
    daily
    standup
  `,
  'act:school:school': `
    universidad
    uni
    facultad
    instituto
    colegio
    escuela
    clases
    clase
    estudios
    estudio
    master
    deberes
    curso
    la uni
    carrera universitaria
  `,
  'act:eveclass:class': `
    ingles
    clase de ingles
    clases de ingles
    frances
    aleman
    curso de ingles
    clase de ceramica
    ceramica
    clases de frances
    clase de aleman
    academia
    clase de cocina
    clases de cocina
    taller de ceramica
    clase de pintura
    pintura
    clases de aleman
    portugues
    chino
    italiano
    escuela de idiomas
    idiomas
    escuela oficial de idiomas
    oposiciones
  `,
  'act:run:school run': `
    llevo y recojo a los ninos
    llevar y recoger a los ninos
    llevo y traigo a los ninos
    llevar y traer a los ninos
    llevar y recoger a los ninos del cole
    llevo y recojo a los ninos del colegio
  `,
  'act:drop:drop-off': `
    llevo a los ninos al cole
    llevar a los ninos al cole
    llevo a los ninos al colegio
    llevar a los ninos
    llevo a los ninos
    dejo a los ninos
    dejar a los ninos
    dejo a mi hija
    dejo a mi hijo
    llevo a mi hija
    llevo a mi hijo
    dejo a la nina
    dejo al nino
    llevo a la nina
    llevo al nino
    dejo a los peques
    llevo a los peques
    dejo al peque
    llevo al peque
    dejo a mis hijos
    llevo a mis hijos
    dejar a mi hijo
    dejar a mi hija
    llevar a mi hija
    llevar a mi hijo
    llevo los ninos
    llevar al cole
    llevo al cole
    dejo en el cole
    dejo en la guarde
    llevo a la guarderia
    dejo a la peque
    llevo a la peque
    entrada del cole
  `,
  'act:pick:pick-up': `
    recojo a los ninos
    recoger a los ninos
    recojo al nino
    recojo a la nina
    recojo a mi hija
    recojo a mi hijo
    buscar a los ninos
    busco a los ninos
    recogida
    recoger
    recojo
    ir a buscar a los ninos
    voy por los ninos
    recojo del cole
    recojo a los peques
    recoger a los peques
    recojo a mis hijos
    salida del cole
    la recojo
    recogerlos
    recogerla
    recogerlo
    voy a buscar a los ninos
    busco a mi hija
    busco a mi hijo
    voy a por los ninos
  `,
  'act:commute:commute': `
    trayecto
    desplazamiento
    de camino
    de viaje al trabajo
    de ida
    de transporte
    traslado
    en coche al trabajo
    de metro
    en metro
    en tren
    ida
    en coche
    camino al trabajo
    de trayecto
    tardo
  `,
  'act:breakfast:breakfast': `
    desayuno
  `,
  'act:lunchmeal:lunch': `
    comida familiar
    comida con
    comida en casa de
    almuerzo familiar
    almuerzo con
    como en casa de mis padres
    comida con la familia
  `,
  'act:dinner:dinner': `
    cena
    cenar
    cenamos
    hacer la cena
    cena familiar
  `,
  "act:bed:kids' bedtime": `
    acostar a los ninos
    acuesto a los ninos
    bano y cama
    dormir a los ninos
    hora de dormir de los ninos
    banos y cena
    bano de los ninos
    bano y cena
  `,
  'act:club:club': `
    club
    futbol
    entrenamiento de futbol
    coro
    ensayo
    ensayos
    padel
    baloncesto
    natacion de los ninos
    natacion
    musica
    piano
    guitarra
    catequesis
    teatro
    baile
    salsa
    danza
    clase de baile
    partido
    partidos
    judo
    karate
    ajedrez
    entreno de futbol
    extraescolares
    voleibol
    tango
    boxeo
    clase de piano
    clases de piano
    entreno
    entrenamiento
    tenis
    clases de baile
    clase de salsa
    futbol sala
    futbol 7
    pachanga
    partido de padel
    partido de futbol
    clase de guitarra
    clase de violin
    violin
    banda
    charanga
    catecismo
    grupo de teatro
    club de lectura
    batucada
    flamenco
    sevillanas
    bachata
    clase de salsa y bachata
    clases de salsa
    clases de guitarra
    balonmano
    rugby
    hockey
    esgrima
    gimnasia ritmica
    ballet
    scouts
    voley
    karting
    petanca
    bolos
    cartas
    bingo
    futbol de los ninos
    futbol con los amigos
    futbol con mi hijo
  `,
  'act:sport:training': `
    salida larga
    tirada larga
    rodaje largo
    corro
    salgo a correr
    voy a correr
    nado
    voy a nadar
    natacion
    pesas
    gimnasio
    gym
    correr
    nadar
    yoga
    pilates
    piscina
    spinning
    zumba
    crossfit
    bici
    senderismo
    escalada
  `,
  'act:appt:appointment': `
    fisio
    fisioterapia
    terapia
    psicologo
    psicologa
    dialisis
    medico
    dentista
    rehabilitacion
    cita
  `,
  'act:faith:worship': `
    misa
    iglesia
    mezquita
    culto
  `,
  'act:jummah:Friday prayer': `
    oracion del viernes
  `,
  'act:prayer:prayer': `
    oracion
    rezo
    meditacion
    meditar
  `,
  'act:dog:dog walk': `
    paseo al perro
    pasear al perro
    saco al perro
    sacar al perro
    paseo con el perro
    perro
  `,
  'act:care:care': `
    cuido a
    cuido de
    cuido
    cuidar a
    cuidar de
    cuidar
    nietos
    mis nietos
    los ninos
    con los ninos
    tengo a los ninos
    ninos
    mi madre
    mi padre
    mi abuela
    mis hijos
    hijos
    con mis hijos
    bebe
    mi hija
    mi hijo
    cuido a mis nietos
    cuido a mi madre
    cuido a mi padre
    me ocupo de
    con los nietos
    con mis nietos
    tengo a mis hijos
    tengo al nino
    tengo a la nina
    con la nina
    con el nino
    con el bebe
    los peques
    crios
    mis padres
    mis abuelos
    visito a mi madre
    visito a mi abuela
    mi suegra esta
  `,
  'act:family:family': `
    familia
    tiempo en familia
    dia en familia
    con la familia
    tiempo familiar
    en familia
    dia de familia
    amigos
    con mi pareja
    con amigos
    con mi mujer
  `,
  'act:away:away': `
    viajo
    de viaje
    viaje
    fuera
    fuera de la ciudad
    viajando
  `,
  'act:sleep:sleep': `
    duermo
    dormir
    sueno
    🛌
    💤
  `,
  'act:other:other': `
    mercado
    compra
    la compra
    voluntariado
    huerto
    limpieza
    voluntario
    voluntaria
    tareas de casa
    limpiar
    caballos
    contabilidad
    banco de alimentos
    corregir examenes
    limpiar la casa
    hacer la compra
    plancha
    jardin
    gallinas
    vacas
    ordeno
    ordenar las vacas
    huerta
    protectora
    cruz roja
    bomberos voluntarios
    ong
    corregir
  `,
  'act:busy:busy': `
    ocupado
    ocupada
    compromiso
    liado
    liada
  `,
  'act:oncall:on call': `
    de guardia
    guardia
    guardias
  `,
  off: `
    libre
    libro
    no trabajo
    dia libre
    descanso
    libro los
    tengo libre
    dia de descanso
    no voy a la oficina
    libra
    fiesta
    no curro
    no hay trabajo
    sin trabajo
    sin clase
    no tengo clase
    no tengo clases
    dias libres
    dia de libranza
    libramos
    no laburo
  `,
  wfh: `
    teletrabajo
    desde casa
    en casa
    trabajo desde casa
    teletrabajo desde casa
    home office
    remoto
  `,
  leave: `
    salgo de casa
    salgo de casa a las
    me voy a las
    salgo a las de casa
    me voy de casa
    fuera de casa desde
    salgo hacia
  `,
  back: `
    vuelvo a casa
    vuelvo
    llego a casa
    llego
    regreso
    estoy en casa
    de vuelta
    vuelvo a las
    llego a casa a las
    de vuelta en casa
    ya en casa
    regreso a casa
    estoy de vuelta
    en casa a las
  `,
  wake: `
    me levanto
    despierto
    me despierto
    levanto
  `,
  bed: `
    me acuesto
    acuesto
    a la cama
    me duermo
    me voy a dormir
  `,
  start: `
    empiezo
    entro
    entrada
  `,
  end: `
    termino de trabajar
    acabo de trabajar
    dejo de trabajar
    termino el trabajo
    termino mi jornada
    salgo de trabajar
    salgo de la oficina
    salgo del curro
    termino
    salgo
    acabo
    salida
    salgo del trabajo
    plego
  `,
  late: `
    cierre
    el cierre
  `,
  rare: `
    a fin de mes
    a final de mes
    a finales de mes
    a fin de trimestre
    a fin de ano
    fin de mes
    final de mes
    finales de mes
    fin de trimestre
    cierre de mes
    fin de ano
    temporada alta
    a veces
    de vez en cuando
    quizas
    quiza
    tal vez
    algunas veces
    una vez al mes
    cada mes
    al mes
    del mes
    ocasionalmente
    puede que
    algun
    alguna
    rara vez
    algunos
    1 de cada 4
    uno de cada cuatro
    uno de cada tres
    1 de cada 3
    cada tres semanas
    cada cuatro semanas
    a lo mejor
    en ocasiones
    mensual
    una vez al trimestre
    cada dos meses
    una vez al ano
    un * al mes
    primer * del mes
    primer * de mes
    ultimo * del mes
    ultimo * de mes
    de mes
    una de cada cuatro
    uno de cada cinco
    cada cuatro fines de semana
    de pascuas a ramos
    puede ser
    igual algun
    por si acaso
    de vez en cuando algun
  `,
  unfixed: `
    la mayoria de las semanas
    por semana
    a la semana
    horario flexible
    flexible
    flexibles
    horarios flexibles
    turnos rotativos
    rotativos
    sin horario fijo
    no se mis horarios
    depende
    variable
    variables
    segun la semana
    horario variable
    cuando puedo
    horarios variables
    sin horario
    cuando pueda
    horarios rotativos
    turno rotativo
    a mi aire
    por libre
    a mi ritmo
    cambia cada semana
    cambian cada semana
    sin horarios fijos
    no tengo horario
    no tengo horario fijo
    irregular
    irregulares
    cada semana distinto
  `,
  often: `
    normalmente
    casi siempre
    suelo
    semana si semana no
    cada dos semanas
    cada quince dias
    siempre
    habitualmente
    alternos
    generalmente
    la mayoria de
    por lo general
    casi todos
    casi todas
    en general
    semanas alternas
    cada dos
    una semana si y otra no
    un fin de semana si y otro no
    una semana si una semana no
    uno si y uno no
    alternas
    alterno
  `,
  past: `
    antes trabajaba
    antes
    trabajaba
    solia
    el ano pasado
    ya no
    antiguamente
    hacia antes
    iba
    jugaba
    hasta hace poco
    hasta el ano pasado
    hace anos
    deje de
    deje el
    deje la
    anos atras
    tenia
    entrenaba
    estudiaba
    en mi antiguo
    estaba
  `,
  future: `
    a partir de enero
    a partir de septiembre
    el mes que viene
    el ano que viene
    el proximo mes
    proximo mes
    empezare
    a partir del mes que viene
    pronto
    a partir de octubre
    a partir de marzo
    empezaba
    desde septiembre
    en septiembre empiezo
    empiezo en septiembre
    en enero
    en febrero
    en marzo
    en abril
    en mayo
    en junio
    en julio
    en agosto
    en septiembre
    en octubre
    en noviembre
    en diciembre
    voy a empezar
    quiero empezar
    me gustaria empezar
    tengo pensado
    a partir de mayo
    a partir de junio
    a partir de febrero
    a partir de abril
    a partir de noviembre
    despues de semana santa
    tras el verano
    cuando nazca
  `,
  oneoff: `
    proximo
    el proximo
    que viene
    este
    esta semana
    la semana que viene
    proxima
    hoy
    manana mismo
    este lunes
    este martes
    este miercoles
    este jueves
    este viernes
    este sabado
    este domingo
    el lunes que viene
    el martes que viene
    el miercoles que viene
    el jueves que viene
    el viernes que viene
    el sabado que viene
    el domingo que viene
    proximo lunes
    proximo martes
    proximo jueves
    por esta vez
    puntualmente
  `,
  now: `
    ahora
    actualmente
    hoy en dia
    de momento
    por el momento
    hoy por hoy
    ahora mismo
    mientras tanto
    hasta entonces
    desde entonces
  `,
  other: `
    mi mujer
    mi esposa
    mi marido
    mi esposo
    mi novio
    mi novia
    mi pareja
    mi suegra
    mi madre lleva
    mi hermana
    mi hermano
    mi jefe
    la ninera
    mis padres recogen
    mis suegros
    la abuela
    mi companera
    mi companero
    ella
    el trabaja
    mi ex
    mi compa
    mi jefa
    mi vecina
    mi vecino
    mi companero de piso
    mi hijo mayor
    mi hija mayor
    los abuelos
    mi cunada
    mi cunado
    mi suegro
  `,
  me: `
    yo
    nosotros
    tengo
    me
  `,
  freetrain: `
    puedo entrenar
    podria entrenar
    libre para entrenar
    aprovecho para entrenar
    puedo ir al gimnasio
    podria ir al gimnasio
    hueco para entrenar
    puedo hacer ejercicio
    puedo correr
    puedo aprovechar
    podria aprovechar
    puedo hacer deporte
    podria hacer deporte
    para entrenar
    tiempo para entrenar
    puedo salir a correr
    podria salir a correr
    se puede entrenar
    me da tiempo a entrenar
    podria entrenar ahi
    puedo entrenar ahi
    podria hacer ejercicio
    podria correr
    puedo ir a correr
    libre para hacer deporte
  `,
  prefer: `
    prefiero
    prefiero entrenar
    me gusta
    me encanta
    mejor
    idealmente
    ideal
    me va bien
    me viene bien
    me gusta entrenar
    me encanta entrenar
    mi unico hueco
    unico hueco
    preferiria
    preferiblemente
    me va mejor
    me viene mejor
    el mejor momento
    solo puedo entrenar
    la unica hora
    me apetece
    me vendria bien
    me vendria mejor
    mejor por
    suelo entrenar
    mi momento favorito
    mi mejor momento
    me resulta mejor
    mi hora favorita
    mi hueco
    es cuando puedo
    es cuando mejor
    ojala
    unico momento
    tirada larga
    tiradas largas
    rodaje largo
    rodajes largos
  `,
  avoid: `
    odio
    no me gusta
    por favor no
    por favor nada
    nada
    nada de
    prefiero no
    prefiero no entrenar
    evitar
    evito
    no quiero
    demasiado cansado
    demasiado cansada
    sin entrenamientos
    detesto
    no soy
    no me gustan
    muy cansado
    muy cansada
    agotado
    agotada
    mejor no
    nada antes
    no soporto
    no me apetece
    nada de entrenar
    sin entrenos
    ni hablar
    no me va bien
    no me viene bien
    mejor evitar
    muerto
    muerta
    hecho polvo
    hecha polvo
    reventado
    reventada
    estoy muerto
    estoy muerta
    no rindo
    no me levanto
    no madrugo
    no madrugar
    no quiero entrenar
    preferiria no
    no entreno
    por favor evitar
    por favor evitad
    nada despues
    no antes
    no despues
    nunca antes
    nunca despues
  `,
  cant: `
    no puedo
    imposible
    no disponible
    no estoy disponible
    nunca puedo
    no es posible
    no estoy
    no hay manera
    no se puede
    no tengo tiempo
    no puedo nunca
    imposible para mi
    ni de broma
    no se puede nunca
    nunca estoy
    jamas puedo
    no tengo hueco
    no tengo disponibilidad
    sin disponibilidad
    intocable
    intocables
    sagrado
    sagrados
    descartado
    descartados
    no estoy libre
    no hay forma
    imposibles
  `,
  free: `
    disponible
    tengo tiempo
  `,
  except: `
    excepto
    menos
    salvo
    a excepcion de
    pero no
    excepto los
    menos los
    menos el
    excepto el
    salvo los
    salvo el
    quitando
    excepto que
    salvo que
    menos cuando
    aparte de
    sin contar
    excepto si
    con la excepcion de
  `,
  correct: `
    perdon
    mejor dicho
    digo
    no espera
    no perdon
    quiero decir
    corrijo
    espera
    rectifico
    bueno no
    no no
    o sea
    mejor dicho no
    perdona
    me equivoco
    quise decir
    mentira
    no miento
    no de
  `,
  eachway: `
    cada trayecto
    por trayecto
    de ida y otra de vuelta
    ida y vuelta cada
    cada viaje
    de ida y de vuelta
    cada sentido
    por sentido
    cada via
    para ir y otros para volver
    y otro tanto de vuelta
    en cada sentido
  `,
  total: `
    en total
    ida y vuelta
    total
  `,
  chain: `
    luego
    despues
    a continuacion
    y luego
    y despues
    justo despues
    mas tarde
    acto seguido
    seguido de
    justo despues de
    y a continuacion
    tras eso
    despues de eso
    y de ahi
    de ahi
  `,
  sep: `
    pero
    asi que
    porque
    mientras
    cuando
    donde
    tambien
    aunque
    si
    ademas
    con
    para
    que
    o
    ni
    en cambio
    de lo contrario
    si no
    por lo demas
    entonces
    cuyo
  `,
  beforework: `
    antes del trabajo
    antes de trabajar
    antes de la oficina
    antes de ir al trabajo
    antes de entrar a trabajar
  `,
  afterwork: `
    despues del trabajo
    despues de trabajar
    al salir del trabajo
    tras el trabajo
    despues del curro
    al salir de trabajar
    despues de la oficina
  `,
  train: `
    entrenar
    entreno por
    ejercicio
    entrenamientos
    hacer deporte
    deporte
    sesion
    sesiones
    mi entreno
    rutina
  `,
  restday: `
    el resto del dia
    resto del dia
  `,
  inbetween: `
    entre medias
    entremedias
    entre ambas
    mientras tanto
  `,
}
