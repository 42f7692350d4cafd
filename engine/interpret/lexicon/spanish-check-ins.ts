import type { Phrases } from './phrases.ts'

/** What people say of their day, body and plans, in Spanish, folded. */
export const SPANISH_CHECK_INS: Phrases = {
  'part:neck': `
    cuello
    nuca
    cervicales
    cervical
  `,
  'part:shoulder': `
    hombro
    hombros
    deltoides
    manguito rotador
    manguito
  `,
  'part:upper back': `
    espalda alta
    parte alta de la espalda
    dorsales
    trapecio
    trapecios
    dorsal
    entre los omoplatos
    espalda media
    omoplatos
    zona dorsal
  `,
  'part:lower back': `
    espalda
    lumbares
    lumbar
    espalda baja
    zona lumbar
    parte baja de la espalda
    rinones
    lumbago
  `,
  'part:chest': `
    pecho
    pectorales
    pectoral
    costillas
    costilla
    esternon
  `,
  'part:arm': `
    brazo
    brazos
    biceps
    triceps
    antebrazo
    antebrazos
  `,
  'part:elbow': `
    codo
    codos
  `,
  'part:wrist': `
    muneca
    munecas
    mano
    manos
    dedo
    dedos
    pulgar
  `,
  'part:core': `
    abdominales
    abdomen
    oblicuos
    core
    abs
    musculos del abdomen
  `,
  'part:hip': `
    cadera
    caderas
    ingle
    aductor
    aductores
    flexor de la cadera
    psoas
    cara interna del muslo
  `,
  'part:glute': `
    gluteo
    gluteos
    culo
    trasero
    nalga
    nalgas
  `,
  'part:quad': `
    cuadriceps
    muslo
    muslos
    cuadricep
    parte delantera del muslo
  `,
  'part:hamstring': `
    isquiotibiales
    isquios
    isquio
    femoral
    femorales
    isquiotibial
    parte trasera del muslo
    parte posterior del muslo
    biceps femoral
  `,
  'part:knee': `
    rodilla
    rodillas
    rotula
  `,
  'part:calf': `
    gemelo
    gemelos
    pantorrilla
    pantorrillas
    soleo
  `,
  'part:shin': `
    espinilla
    espinillas
    tibia
    tibial
    periostitis
  `,
  'part:achilles': `
    aquiles
    tendon de aquiles
  `,
  'part:ankle': `
    tobillo
    tobillos
  `,
  'part:foot': `
    pie
    pies
    talon
    talones
    dedo del pie
    planta
    planta del pie
    arco del pie
    dedo gordo
    dedos del pie
    fascia plantar
  `,
  'part:quad,hamstring,calf': `
    piernas
    pierna
  `,
  nopart: `
    el pie en el suelo
    de espaldas
    a mano
    de pie
    a pie
    dia de pierna
    echar una mano
    por otro lado
  `,
  sore: `
    cargadísimo
    cargadísima
    cargadísimos
    cargadísimas
    ardiendo
    echos polvo
    hechos polvo
    hechas polvo
    destrozados
    destrozadas
    como piedras
    de piedra
    agujetas
    dolorido
    dolorida
    doloridos
    doloridas
    rigido
    rigida
    rigidos
    rigidas
    tenso de
    cargado
    cargada
    cargados
    cargadas
    tirante
    agarrotado
    agarrotada
    agarrotados
    agarrotadas
    entumecido
    tieso
    tiesa
    rigidez
    sobrecargado
    sobrecargada
    sobrecargados
  `,
  fill: `
    sobrecarga progresiva
  `,
  pain: `
    sobrecarga
    sobrecargado
    sobrecargada
    se me subio
    se me ha subido
    protesta
    se queja
    refunfuña
    da guerra
    me está dando guerra
    pincha
    dolor
    duele
    duelen
    dolia
    dolio
    doliendo
    dolores
    molestia
    molestias
    pinchazo
    pinchazos
    calambre
    calambres
    tiron
    tirones
    contractura
    esguince
    ampolla
    ampollas
    lesion
    lesionado
    lesionada
    torcido
    torci
    he torcido
    me torci
    punzada
    punzadas
    molesta
    molestando
    moraton
    distension
    rotura
    doliendome
    dolian
    dolieron
    golpe
    me lesione
    resentido
    pinchaba
    doler
    dolido
  `,
  chesttight: `
    dolor toracico
    opresion toracica
    presion toracica
    dolor en el torax
    peso en el pecho
  `,
  'painpart:lower back': `
    lumbago
    ciatica
    me quede clavado
    me quede clavada
    clavado de la espalda
    clavada de la espalda
  `,
  'painpart:neck': `
    torticolis
  `,
  'painpart:foot': `
    fascitis plantar
  `,
  strongpain: `
    agudo
    aguda
    punzante
    como un cuchillo
    insoportable
    horrible dolor
    cuchillada
    punalada
    me mata
    matando
    como una punalada
    brutal dolor
    muchisimo dolor
  `,
  verystrong: `
    fuerte
    fuertes
    severo
    intenso
    intensa
    mucho
    muchisimo
    horrible
    terrible
    bastante fuerte
    muy fuerte
    mal
    un monton
    una barbaridad
    un huevo
  `,
  notbad: `
    nada grave
    no es grave
    nada serio
    nada fuerte
    nada del otro mundo
    no mucho
    nada preocupante
  `,
  limp: `
    se me hincho
    tuve que parar
    tuve que dejarlo
    tuve que abandonar
    cojeando
    cojeo
    coja
    cojo
    cojear
    hinchado
    hinchada
    hinchados
    hinchazon
    inflamado
    inflamada
    bloqueada
    bloqueado
    no puedo doblar
    no pude doblar
    no puedo caminar
    no puedo andar
    no puedo levantar
    no podia andar
    me hizo parar
    no puedo apoyar
    apenas puedo andar
    no puedo mover
    apenas puedo caminar
    no puedo bajar escaleras
    no puedo subir escaleras
    se ha hinchado
    se hincho
    no podia caminar
    no puedo estirar
    no puedo coger
    me he parado
    no puedo girar
    no puedo agarrar
    tuve que pararme
  `,
  cantbear: `
    no puedo apoyar el pie
    sin poder apoyar el pie
    no podia apoyar el pie
    no puedo apoyar
    no puedo apoyarlo
    no puedo pisar
    no podia apoyar
    sin poder apoyar
    no aguanta el peso
    no puedo moverlo
    no puedo moverla
    no puedo mover
    no pude apoyar
    no puedo apoyarme
    no puedo cargar peso
    no soporta el peso
    no puedo apoyarla
    no consigo apoyar
  `,
  pop: `
    chasquido
    crujido
    crack
    crac
    crujio
    un chasquido
    pop
    clac
    ha crujido
    restallido
  `,
  swell: `
    hinchado
    hinchada
    hinchazon
    hincho
    inflamado
    inflamada
    como una pelota
    como un huevo
    como una naranja
    como un globo
    se hincha
    hinchadisimo
  `,
  deform: `
    deformado
    deformada
    fuera de sitio
    dislocado
    dislocada
    torcido raro
    se ve raro
    se salio
    fuera de su sitio
    se me salio
    deforme
    angulo raro
  `,
  faint: `
    me desmaye
    desmaye
    desmayado
    desmayada
    desmayo
    perdi el conocimiento
    perdi la conciencia
    me desplome
    desvanecido
    desvaneci
    perdi el sentido
    me cai redondo
    me cai redonda
    me desperte en el suelo
    me he desmayado
    desmayarme
    inconsciente
    lipotimia
    sincope
  `,
  nearfaint: `
    casi me desmayo
    a punto de desmayarme
    casi me caigo redondo
    casi pierdo el conocimiento
    por poco me desmayo
    casi me desmaye
    crei que me desmayaba
    casi desmayada
    casi desmayo
  `,
  sight: `
    vi estrellas
    viendo estrellas
    se me nublo la vista
    vi todo negro
    vista nublada
    se me fue la vista
    todo negro
    las piernas me fallaron
    me fallaron las piernas
    visión
    lo vi todo negro
    se me nublaba la vista
    vista
    negro
    puntos negros
    sudor frio
    me flaquearon las piernas
  `,
  dizzy: `
    mareo
    mareado
    mareada
    mareos
    vertigo
    mareando
    aturdido
    me maree
    mareandome
  `,
  palp: `
    palpitaciones
    corazon acelerado
    corazon a mil
    taquicardia
    latidos
    corazon desbocado
    corazon
    palpitacion
    pulsaciones
    pulso
  `,
  breathless: `
    sin aliento
    falta de aire
    no puedo respirar
    no podia respirar
    me falta el aire
    me faltaba el aire
    dificultad para respirar
    me cuesta respirar
    ahogo
    me costaba respirar
    ahogandome
    falta el aire
    me ahogo
    me ahogaba
    sin aire
  `,
  atrest: `
    en reposo
    sentado
    sentada
    tumbado
    tumbada
    en el sofa
    en la cama
    descansando
    sin hacer nada
    acostado
    acostada
    quieto
    quieta
    viendo la tele
    en el sillon
    sin moverme
  `,
  urine: `
    meado
    he meado
    meando
    orinado
    orinando
    orino
    al orinar
    mee
    orina
    pis
    orine
    mear
    orinar
    meada
    pipi
    meo
  `,
  darkpee: `
    oscura
    oscuro
    marron
    sangre
    cola
    coca cola
    rojo
    roja
    color te
    cafe
    coñac
    rojizo
    rojiza
    rosada
  `,
  pressure: `
    presion
    opresion
    oprimido
    peso
    apretado
    pesadez
    aprieta
    apretaba
    opresiva
    quemazon
    ardor en el pecho
    tenso
    apretando
    oprime
    oprimia
    losa
  `,
  chestmuscle: `
    flexiones
    press
    banca
    agujetas
    tos
    toser
    muscular
    golpe
    moraton
    pectorales
    pectoral
    fondos
    musculo
    costilla
    costillas
    aperturas
  `,
  'fatigue:high': `
    cansado
    cansada
    agotado
    agotada
    reventado
    reventada
    molido
    molida
    sin energia
    exhausto
    exhausta
    muerto
    muerta
    hecho polvo
    hecha polvo
    rendido
    rendida
    fundido
    fundida
    sueno
    con sueno
    poca energia
    sin fuerzas
    destrozado
    destrozada
    energia baja
    cansancio
    somnoliento
    para el arrastre
    baja energia
    derrotado
    apagado
    cansadisimo
    cansadisima
    agotamiento
    sin pilas
    fatigado
    fatigada
  `,
  limbheavy: `
    de goma
    pesadas
    pesado
    pesados
    de plomo
    muertas
    de gelatina
    como gelatina
    de trapo
    flojas
    temblando
    pesada
    plomo
    vacias
  `,
  'fatigue:normal': `
    energia normal
    energia bien
    de energia normal
    de energia bien
    un poco cansado
    un poco cansada
    algo cansado
    algo cansada
    energia ok
    no estoy cansado
    no estoy cansada
    con energia normal
  `,
  'fatigue:low': `
    con pilas cargadas
    a tope de energía
    buena energia
    energia buena
    energia alta
    energia genial
    descansado
    descansada
    con energia
    mucha energia
    lleno de energia
    llena de energia
    fresco
    fresca
    fuerte y
    con mucha energia
    me senti fuerte
    con fuerza
    energia a tope
    a tope de energia
    a tope
    me siento fuerte
    como nuevo
    como nueva
    lleno de fuerza
    energico
    energica
    con las pilas cargadas
    me sentia fuerte
    recuperado
    recuperada
    sobrado de energia
    con mucha fuerza
    nada cansado
    nada cansada
    no estoy nada cansado
    no estoy nada cansada
  `,
  energy: `
    energia
  `,
  ill: `
    medico dice nada de deporte
    medico me ha dicho nada de deporte
    medico ha dicho reposo
    gripe
    resfriado
    resfriada
    fiebre
    dolor de garganta
    tos
    infeccion
    covid
    gastroenteritis
    vomitos
    vomitando
    vomite
    vomitado
    migrana
    antibioticos
    antibiotico
    constipado
    constipada
    catarro
    virus
    enfermo
    enferma
    malo del estomago
    intoxicacion
    resfrio
    escalofrios
    mocos
    anginas
    amigdalitis
    bronquitis
    sinusitis
    diarrea
    pachucho
    pachucha
    incubando algo
    garganta irritada
    incubando
    me duele la garganta
    garganta
    febricula
    decimas
    intoxicacion alimentaria
    destemplado
    destemplada
    otitis
    moqueo
    neumonia
    estoy malo
    estoy mala
    me estoy poniendo malo
    me estoy poniendo mala
    griposo
    griposa
    algo estoy pillando
    malita
    malito
  `,
  notill: `
    resaca
    alergia
    alergias
    agua fria
    mucho frio
    estoy harto
    regla
    hace frio
  `,
  sleepword: `
    dormi
    dormido
    dormir
    sueno
    he dormido
    duermo
    durmiendo
    descanse
    descansado la noche
  `,
  sleepbad: `
    noche de perros
    noche toledana
    no dormi
    no he dormido
    no pude dormir
    sin dormir
    insomnio
    dormi mal
    dormi fatal
    dormi poco
    me desperte varias veces
    dando vueltas
    mala noche
    he dormido mal
    he dormido fatal
    no pegue ojo
    noche en vela
    toda la noche despierto
    toda la noche despierta
    dormi muy mal
    dormi poquisimo
    no he pegado ojo
    he dormido poco
    en vela
    apenas dormi
    noche horrible
    me desperte mil veces
    pase mala noche
    noche fatal
    despertandome
    casi no dormi
    casi no he dormido
    durmiendo poco
    dormi regular tirando a mal
    no descanse
    apenas he dormido
    me he despertado
  `,
  sleepgood: `
    siete horitas
    7 horitas
    ocho horitas
    como un lirón
    como un tronco
    dormi bien
    dormi genial
    dormi muy bien
    he dormido bien
    he dormido genial
    dormi como un tronco
    dormi como un bebe
    dormi de maravilla
    he dormido muy bien
    dormi de un tiron
    dormi estupendamente
    buena noche de sueno
    descanse bien
    he dormido de maravilla
    he dormido como un tronco
    dormi fenomenal
    dormi perfecto
    he descansado bien
    he dormido fenomenal
  `,
  nosleep: `
    siesta
    me voy a dormir
    a dormir temprano
    acostarme pronto
    irme a dormir
    dormire
    esta noche
    quiero dormir
    voy a dormir
    acostarme temprano
  `,
  'q:good': `
    bien
    genial
    estupendo
    estupendamente
    muy bien
    fenomenal
    de maravilla
    perfecto
    excelente
    buena
    buen
    bueno
    super
    increible
    de lujo
    como un tronco
    como un bebe
  `,
  'q:ok': `
    ok
    regular
    normal
    asi asi
    aceptable
    pasable
    mas o menos
    vale
  `,
  'q:bad': `
    mal
    fatal
    horrible
    malo
    mala
    pesimo
    muy mal
    terrible
    de pena
    poco
    regular tirando a mal
    pesima
  `,
  'mood:good': `
    feliz
    contento
    contenta
    orgulloso
    orgullosa
    animado
    animada
    buen dia
    gran dia
    de buen humor
    me siento genial
    me siento bien
    encantado
    encantada
    me encanto
    muy buen dia
    alegre
    ilusionado
    ilusionada
    satisfecho
    satisfecha
    hoy bien
    motivado y feliz
    dia genial
    un dia genial
    estoy genial
    de muy buen humor
    dia estupendo
    me encuentro genial
    me encuentro muy bien
    me siento muy bien
    de maravilla
    hoy genial
    hoy muy bien
    estoy muy bien
    eufórico
    eufórica
    euforico
    euforica
    dia perfecto
    me siento estupendo
    todo genial
    buen humor
    hoy estupendo
  `,
  'mood:ok': `
    regular
    más o menos
    ahí vamos
    estoy bien
    animo normal
    animo bien
    todo bien
    no esta mal
    asi asi
    ni bien ni mal
    mas o menos
    me encuentro mejor
    me siento mejor
    dia normal
    normalito
    humor normal
    de animo bien
    de animo normal
    voy tirando
    ni fu ni fa
    hoy regular
    tirando
    de humor normal
    un dia normal
    nada mal
    sin mas
    por lo demas todo bien
    lo demas bien
  `,
  'mood:low': `
    qué día más malo
    vaya día
    día malo
    día de mierda
    chof
    de bajón
    bajón
    triste
    deprimido
    deprimida
    desanimado
    desanimada
    decaido
    decaida
    mal dia
    bajon
    de bajon
    llorando
    llore
    llorado
    enfadado conmigo
    enfadada conmigo
    decepcionado
    decepcionada
    mal humor
    de mal humor
    fatal de animo
    horrible dia
    dia horrible
    dia malo
    dia de mierda
    malhumorado
    malhumorada
    me siento mal
    me siento fatal
    de capa caida
    hundido
    hundida
    bajo de animo
    baja de animo
    dia fatal
    un dia fatal
    frustrado conmigo
    frustrada conmigo
    dia pesimo
    estoy fatal
    deprimente
    melancolico
    melancolica
    he llorado
    animo por los suelos
    hoy fatal
    amargado
    amargada
    sin animos
    animo bajo
    abatido
    abatida
    frustrado
    frustrada
    no muy bien
  `,
  'stress:high': `
    al límite
    me tiene frita
    me tiene frito
    hasta arriba
    estresado
    estresada
    ansioso
    ansiosa
    agobiado
    agobiada
    preocupado
    preocupada
    nervioso
    nerviosa
    tenso
    tensa
    estres
    ansiedad
    bajo presion
    abrumado
    abrumada
    agobio
    miedo
    estresante
    angustiado
    angustiada
    con mucha presion
    asustado
    asustada
    estresadisimo
    estresadisima
    presion en el trabajo
    sobrepasado
    sobrepasada
    desbordado
    desbordada
    inquieto
    inquieta
  `,
  'stress:low': `
    relajado
    relajada
    tranquilo
    tranquila
    sin estres
    sin preocupaciones
    en calma
    sin agobios
    calmado
    calmada
    muy tranquilo
    muy tranquila
    relax
    cero estres
    nada de estres
    zen
    sereno
    serena
  `,
  stressword: `
    estres
    nivel de estres
  `,
  moodword: `
    animo
    humor
    animos
  `,
  'effort:too_easy': `
    me quedé corto
    me quedé corta
    demasiado fácil
    demasiado facil
    muy facil
    facilisimo
    muy suave
    podria haber hecho mas
    podia haber hecho mas
    se me hizo facil
    pan comido
    facil
    se me quedo corto
    se me queda corto
    demasiado suave
    sin despeinarme
    me sobro
    podria haber seguido
    demasiado ligero
    sin sudar
    podia haber seguido
    chupado
    tirado
    me ha sobrado
    muy ligero
    se me ha quedado corto
  `,
  'effort:right': `
    justo lo que necesitaba
    nivel perfecto
    duro pero bien
    en su punto
    justo
    adecuado
    duro pero lo hice
    nivel adecuado
    exigente
    duro pero
    en su justa medida
    intensidad perfecta
    a mi nivel
    bien de intensidad
    duro pero factible
    intensidad adecuada
    dificil pero
    costo pero
    nivel justo
    duro
    en el punto justo
    nivel correcto
  `,
  'effort:too_hard': `
    demasiado duro
    demasiado dificil
    demasiado pesado
    demasiado para mi
    muy duro
    brutal
    no pude seguir
    excesivo
    demasiado peso
    demasiado
    demasiada carga
    imposible seguir
    me supero
    no podia con
    no pude con
    me pase
    demasiado intenso
    una paliza
    demasiadas repeticiones
    demasiadas series
    demasiado exigente
    me ha superado
    me queda grande
    durisimo
    se me hizo muy duro
    excesiva
  `,
  friendly: `
    me encanto
    quiero mas
    me ha encantado
    pero me gusta
  `,
  noteffort: `
    demasiado trabajo
    demasiada comida
    comi demasiado
    rodaje facil
    facil llegar
    demasiado calor
    demasiado tarde
    muy duro en el trabajo
    trabajo brutal
    dia duro
    carrera facil
    trote facil
    rodaje suave
    dia muy duro
    demasiadas cosas
    demasiado tiempo
    demasiadas reuniones
    un dia duro
  `,
  done: `
    me encantó el entreno
    me encantó la clase
    y a la ducha
    a la ducha
    y a casa
    del tirón
    al final fui
    pero fui
    me obligue
    me he obligado
    al final sali
    hice
    hecho
    hice todo
    complete
    completado
    completada
    termine
    terminado
    terminada
    acabe
    entrene
    entrenado
    he entrenado
    corri
    he corrido
    cumplido
    cumpli
    lo hice
    nade
    he hecho
    sali a correr
    sesion hecha
    entreno hecho
    conseguido
    fui al gimnasio
    sali a rodar
    he terminado
    lo he hecho
    he nadado
    he completado
    entrenamiento hecho
    consegui terminar
    he podido con todo
    acabado
    acabada
    listo el entreno
    clavado
    he cumplido
    entrenamiento completado
  `,
  skip: `
    se me olvido entrenar
    se me ha olvidado entrenar
    se me olvido el entreno
    se me olvido por completo
    solo estiré
    sólo estiré
    solo estiramientos
    solo caminé
    entreno cancelado
    me dio pereza
    no me dio tiempo
    no pude ir
    no entrene
    no hice
    me salte
    no he entrenado
    no pude entrenar
    a medias
    lo deje
    solo hice
    solo la mitad
    la mitad
    saltado
    abandone
    pare a
    no fui
    no termine
    no pude terminar
    sin entrenar
    tuve que parar
    corte antes
    no he hecho
    en lugar de
    no pude acabar
    deje a medias
    hoy no entreno
    me he saltado
    no acabe
    no he ido
    he pasado del
    pase de
    lo he dejado
    en vez de
    no pude completar
    no lo hice
    recorte
    solo he hecho
    pare antes
    deje el entreno
    pare
    no entreno
    hoy nada
    no toco
    no he podido entrenar
    me lo salte
    no complete
  `,
  restday: `
    dia de descanso
    descanso programado
    hoy descanso
    tocaba descanso
    toca descanso
    descanso planificado
  `,
  notyet: `
    mas tarde
    luego entreno
    aun no
    todavia no
    voy a entrenar
    entrenare
    esta tarde entreno
  `,
  notdone: `
    hecho polvo
    hecha polvo
    hecho un
    hecho una
    he hecho dano
    me hice dano
    hice dano
    se me hizo
    me he hecho dano
    hecho mierda
    termine de trabajar
    acabe de trabajar
  `,
  workout: `
    entreno
    entrenamiento
    sesion
    carrera
    gimnasio
    pesas
    series
    rodaje
    nado
    natacion
    bici
    intervalos
    sentadillas
    clase
    ejercicios
    rutina
    tirada
    circuito
    ejercicio
    piscina
    yoga
    fuerza
    burpees
    peso muerto
    dominadas
  `,
  neg: `
    no
    sin
    nunca
    ni
    ningun
    ninguna
    nada
    nada de
    tampoco
  `,
  allatall: `
    en absoluto
    para nada
  `,
  hedge: `
    un poco
    algo
    poco
    un poquito
    ligeramente
    bastante
    leve
    ligero
    ligera
    un pelin
    medio
    levemente
    poquito
    algo de
  `,
  superlight: `
    muy
    super
    tan
    mucho
  `,
  maybe: `
    deberia haber
    tendria que haber
    hubiera querido
    quizas
    quiza
    a lo mejor
    si
    tal vez
    puede que
    ojala
    espero
    por si
    para evitar
    miedo a
  `,
  past: `
    la semana pasada
    el mes pasado
    el ano pasado
    hace anos
    hace meses
    hace semanas
    hace dias
    antes tenia
    hace un mes
    hace una semana
    hace un ano
    de pequeno
    el otro dia
    hace mucho
    hace tiempo
    el lunes pasado
  `,
  gone: `
    ya no
    ya bien
    ya esta bien
    recuperado de
    recuperada de
    ya se me paso
    se me paso
    como nueva la
    ya paso
    curado
    curada
    ya estoy bien
    ya no duele
    ya no me duele
    mucho mejor
    sin molestias
    desaparecio
    se fue
    ya no tengo
    superado
    superada
    sin problemas
    se me ha pasado
    se ha ido
    ya va bien
    perfecta
    ya se paso
    esta perfecta
    va bien
  `,
  still: `
    todavia
    aun
    sigue
    sigo
    otra vez
    de nuevo
  `,
  otherp: `
    bebe
    nadie
    hijo
    hija
    mi padre
    mi madre
    mi hijo
    mi hija
    mi mujer
    mi marido
    mi pareja
    los ninos
    el nino
    la nina
    mi jefe
    mi hermano
    mi hermana
    mi amigo
    mi amiga
    un amigo
    una amiga
    mi companero
    mi companera
    el bebe
    el pequeno
    la pequena
    mi perro
    mi novia
    mi novio
    mis hijos
    un companero
    una companera
    mi suegra
    mi abuela
    mi abuelo
    el perro
    mi esposa
    mi esposo
    el peque
    la peque
    mi suegro
    mi gato
    mi bebe
    mi vecino
    mi vecina
    mi entrenador
    mi primo
    mi tio
    todos en la oficina
    mis padres
    mi cunado
    hijos
    hijas
    nino
    nina
    ninos
    mujer
    marido
    esposa
    madre
    padre
    abuela
    abuelo
    peque
    peques
  `,
  me: `
    yo
    me
    mi
    mis
    estoy
    tengo
    conmigo
    he
  `,
  dayword: `
    dia
    hoy
    me siento
    animo
    humor
    en general
    me encuentro
    estoy
    sentir
  `,
  tomorrow: `
    manana
    para manana
  `,
  otherday: `
    esta noche
    la semana que viene
    pasado manana
    el fin de semana
    este fin de semana
    proxima semana
    la proxima semana
    esta tarde
  `,
  lastnight: `
    anoche
    ayer
    hoy
    esta manana
  `,
  usual: `
    como siempre
    lo de siempre
    normal
    sin cambios
    igual
    igual que siempre
    nada nuevo
    como todos los dias
    todo igual
    lo normal
    como cada dia
    lo habitual
    habitual
    ningun cambio
    sin novedad
    sin novedades
  `,
  cancel: `
    cancelado
    cancelada
    cancelaron
    se cancelo
    anulado
    anulada
    se ha cancelado
    suspendido
    suspendida
    cancelan
    aplazado
    aplazada
    me han cancelado
  `,
  moved: `
    movido
    movida
    cambiada
    cambiado
    se cambio
    adelantado
    adelantada
    retrasado
    pasado de
    se pasa
    retrasada
    pasa de
    se mueve
    han movido
    han cambiado
  `,
  free: `
    libre
    disponible
    libero
    libres
  `,
  prefertrain: `
    entrenar
    puedo entrenar
    entreno
    prefiero
    mejor
    podria
    podria entrenar
    por favor
    gimnasio
    puedo
    correr
    hueco
    sesion
    entrenamiento
    ideal
    me viene bien
    me viene mejor
    me va mejor
    me va bien
  `,
  only: `
    solo
    solamente
    unicamente
    nada mas
    es lo unico
    lo unico
  `,
  unavailable: `
    no puedo entrenar
    sin tiempo
    imposible entrenar
    dia de descanso
    no podre entrenar
    no hay tiempo
    descansar
    no tendre tiempo
    sin hueco
    no hay hueco
    necesito descansar
    descanso total
    no entreno
    descanso
    no voy a poder entrenar
    reposo
    ni un hueco
    sin entreno
    nada de entreno
    no voy a entrenar
    no tengo tiempo
    dia libre de entreno
    no habra entreno
    no podre
    a tope todo el dia
    nada de tiempo
    hacer reposo
    no entrenare
    sin posibilidad
    manana no puedo
    no puedo manana
    manana imposible
    imposible manana
    manana es imposible
  `,
  cannot: `
    no puedo
    ocupado
    ocupada
    no estoy disponible
    no disponible
    liado
    liada
  `,
  event: `
    reunion
    reuniones
    dentista
    medico
    cita
    trabajo
    oficina
    vuelo
    vuelo a
    tren
    examen
    clase
    cena
    comida
    almuerzo
    desayuno
    fiesta
    boda
    concierto
    curso
    recojo
    llevo
    ninos
    colegio
    cole
    cumpleanos
    llamada
    entrevista
    conferencia
    fisio
    hospital
    guardia
    turno
    curro
    trabajar
    visita
    cine
    teatro
    recado
    compra
    mudanza
    funeral
    taller
    presentacion
    bautizo
    comunion
    partido
    comida con
    itv
    peluqueria
    abogado
    notario
    trabajo de
    recoger
    analisis
    avion
    curro de
    gestoria
    banco
    veterinario
    peluquero
    universidad
    uni
    terapia
    ensayo
    tutoria
    junta
    cliente
    clientes
    inspeccion
    fontanero
    quedada
    copas
  `,
  eve: `
    cena
    concierto
    fiesta
    cine
    teatro
    copas
    ensayo
  `,
  morn: `
    desayuno
  `,
  flightw: `
    vuelo
    vuelo a
    vuelo de
    avion
  `,
  leaveby: `
    salgo
    salir de casa
    tengo que salir
    salgo de casa
    hay que salir
    salimos
    salir
  `,
  allday: `
    todo el dia
    el dia entero
    dia completo
    todo el santo dia
    de la manana a la noche
    dia entero
  `,
  travel: `
    vuelo
    viaje
    viajo
    hotel
    aeropuerto
    avion
    de viaje
    viajar
    fuera de casa
    en casa de mis padres
    en casa de mis suegros
    viajando
    carretera
    tren a
    airbnb
    hostal
    vuelo a
    de vacaciones
    fuera de la ciudad
    en casa de mi hermana
    autobus a
    me voy a
    escapada
  `,
  nottravel: `
    volvi de viaje
    vuelvo de viaje
    de vuelta del viaje
    volvimos ayer
    he vuelto del
    me voy a dormir
    me voy a la cama
    me voy a descansar
  `,
  'eq:no_gym': `
    sin gimnasio
    gimnasio cerrado
    no hay gimnasio
    gimnasio esta cerrado
    gym cerrado
    gimnasio cierra
    no puedo ir al gimnasio
    cierra el gimnasio
    no tengo gimnasio
    cerrado el gimnasio
    el gimnasio cierra
    gimnasio estara cerrado
    no tiene gimnasio
    sin gym
    cierran el gimnasio
    esta cerrado el gimnasio
    el gym esta cerrado
  `,
  'eq:no_equipment': `
    sin material
    sin equipo
    no tengo material
    no tengo equipo
    sin pesas
    sin equipamiento
    no tengo pesas
    sin nada de material
    no hay material
    sin ningun material
    no tengo nada de material
    ningun material
    no tendre material
  `,
  'eq:bodyweight_only': `
    peso corporal
    solo peso corporal
    con mi peso
    solo con mi peso corporal
    propio peso
    calistenia
    con el peso del cuerpo
    solo con mi propio peso
  `,
  dumbbell: `
    mancuernas
    mancuerna
  `,
  'eq:hotel_gym': `
    gimnasio del hotel
    gimnasio en el hotel
    el hotel tiene gimnasio
    hotel tiene gimnasio
    hotel con gimnasio
    hotel tiene un gimnasio
    hotel tiene un pequeno gimnasio
    gym del hotel
    hotel hay gimnasio
  `,
  weather: `
    hielo
    nieve
    nevando
    tormenta
    ola de calor
    lluvia
    lloviendo
    zapatillas
    calima
    contaminacion
    temporal
    viento
    nevada
    helado
    heladas
    granizo
    alerta
  `,
  norun: `
    no puedo correr fuera
    no se puede correr fuera
    nada de correr fuera
    no correr fuera
    no puedo correr
    no puedo salir a correr
    imposible correr
    sin correr fuera
    no se puede correr
    no salgo a correr
    no saldre a correr
    no se puede salir a correr
    no correre fuera
    imposible salir a correr
    nada de correr al aire libre
    correr fuera imposible
    sin salir a correr
    no voy a correr fuera
  `,
  aftertraining: `
    despues de entrenar
    despues del entreno
    despues del entrenamiento
    despues de correr
    tras el entreno
    al terminar el entreno
    tras entrenar
    despues de la sesion
    despues del gimnasio
    tras la sesion
    despues de nadar
    tras correr
    al acabar
    al terminar
    al acabar el entreno
    al acabar la sesion
    al terminar la sesion
  `,
  homeby: `
    vuelvo
    regreso
    llego a casa
    de vuelta a
  `,
  'win:early': `
    antes del trabajo
    antes de trabajar
    a primera hora
    temprano
  `,
  'win:evening': `
    despues del trabajo
    despues de trabajar
    al salir del trabajo
    despues de la oficina
  `,
}
