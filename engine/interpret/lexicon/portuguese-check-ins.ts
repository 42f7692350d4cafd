import type { Phrases } from './phrases.ts'

/** What people say of their day, body and plans, in Portuguese, folded. */
export const PORTUGUESE_CHECK_INS: Phrases = {
  'part:neck': `
    pescoco
    nuca
    cervical
  `,
  'part:shoulder': `
    ombro
    ombros
    deltoide
    deltoides
    manguito rotador
    manguito
  `,
  'part:upper back': `
    parte de cima das costas
    trapezio
    trapezios
    dorsal
    dorsais
    costas em cima
    meio das costas
    parte superior das costas
    entre as escapulas
    escapula
    escapulas
  `,
  'part:lower back': `
    costas
    lombar
    lombares
    parte de baixo das costas
    fundo das costas
    coluna
    regiao lombar
    parte inferior das costas
    ciatico
  `,
  'part:chest': `
    peito
    peitoral
    peitorais
    costela
    costelas
    torax
    esterno
  `,
  'part:arm': `
    braco
    bracos
    biceps
    triceps
    antebraco
    antebracos
  `,
  'part:elbow': `
    cotovelo
    cotovelos
  `,
  'part:wrist': `
    punho
    punhos
    pulso
    mao
    maos
    dedo
    dedos
    polegar
    pulsos
  `,
  'part:core': `
    abdomen
    abdominais
    abdominal
    obliquos
    core
    musculos da barriga
  `,
  'part:hip': `
    quadril
    anca
    virilha
    adutor
    adutores
    flexor do quadril
    ancas
    parte interna da coxa
    quadris
  `,
  'part:glute': `
    gluteo
    gluteos
    bunda
    bumbum
    rabo
    nadegas
  `,
  'part:quad': `
    quadriceps
    coxa
    coxas
    parte da frente da coxa
    frente da coxa
  `,
  'part:hamstring': `
    posterior da coxa
    isquiotibiais
    posterior de coxa
    posteriores
    parte de tras da coxa
    isquiotibial
    isquios
    posteriores da coxa
    atras da coxa
  `,
  'part:knee': `
    joelho
    joelhos
    patela
  `,
  'part:calf': `
    panturrilha
    panturrilhas
    gemeo
    gemeos
    batata da perna
  `,
  'part:shin': `
    canela
    canelas
    tibia
    canelite
  `,
  'part:achilles': `
    tendao de aquiles
    aquiles
    calcanhar de aquiles
  `,
  'part:ankle': `
    tornozelo
    tornozelos
  `,
  'part:foot': `
    pe
    pes
    calcanhar
    calcanhares
    dedo do pe
    sola do pe
    planta do pe
    dedao do pe
    dedos do pe
    dedao
    arco do pe
    sola
    fascia plantar
  `,
  'part:quad,hamstring,calf': `
    pernas
    perna
  `,
  nopart: `
    a pe
    em pe
    de pe
    dia de perna
    treino de perna
    uma mao
    treino de costas
    treino de peito
    de costas
  `,
  sore: `
    dor boa
    queimando
    em frangalhos
    destruídas
    destruídos
    destruída
    destruído
    moída
    moído
    feito pedra
    dolorido
    dolorida
    doloridos
    doloridas
    rigido
    rigida
    tenso de
    dor muscular
    dores musculares
    duro de
    travado
    travada
    travados
    travadas
    tensos
    rigidas
    rigidos
    moido de treino
    rigidez
    musculos doridos
    dorido
    dorida
    doridos
    doridas
    preso
    presa
    presos
    sensivel
    pesado de treino
  `,
  fill: `
    puxei pesado
    puxei forte
    puxei ferro
    puxei carga
  `,
  pain: `
    puxei
    puxei um musculo
    puxei o musculo
    piorou
    piorando
    reclama
    chiando
    resmungando
    dando trabalho
    dor
    doi
    doem
    doeu
    doendo
    dores
    incomodo
    incomoda
    fisgada
    fisgadas
    pontada
    pontadas
    caimbra
    caimbras
    estiramento
    distensao
    torci
    torcao
    entorse
    bolha
    bolhas
    lesao
    lesionei
    machuquei
    machucado
    incomodando
    doia
    torcido
    contratura
    latejando
    doer
    repuxao
    cãibra
    caibra
    caibras
    incomodou
    desconforto
    doeram
    dolorosa
    doloroso
    lesionado
    lesionada
    puxao
    roxo
    machucada
    magoei
    tendinite
    reclamando
  `,
  chesttight: `
    dor toracica
    opressao no peito
    dor no torax
    aperto no torax
    peso no peito
  `,
  'painpart:lower back': `
    ciatico
    travei as costas
    dor ciatica
  `,
  'painpart:neck': `
    torcicolo
  `,
  'painpart:shin': `
    canelite
  `,
  strongpain: `
    aguda
    agudo
    facada
    insuportavel
    punhalada
    forte demais
    me matando
    lancinante
    facadas
    matando
    absurda
    excruciante
  `,
  verystrong: `
    forte
    fortes
    muito
    muita
    severa
    intensa
    horrivel
    terrivel
    demais
    pra caramba
    bastante forte
    feia
    pra cacete
    imensa
    violenta
    muitissimo
    tanto
  `,
  notbad: `
    nada grave
    nada serio
    nada demais
    nada de mais
    nao e grave
    nao muito
    nada forte
    coisa leve
  `,
  limp: `
    mancando
    mancar
    manco
    mancava
    inchado
    inchada
    inchou
    inchaco
    travou
    nao consigo dobrar
    nao consigo andar
    nao consigo pisar
    tive que parar
    nao conseguia andar
    nao consigo levantar
    parei por causa
    fui mancando
    coxeando
    coxear
    a coxear
    inchados
    mal consigo andar
    nao consigo apoiar
    nao consigo mexer
    nao conseguia dobrar
    nao dobra
    mal consigo pisar
    nao consigo descer escada
    nao consigo subir escada
    nao consigo esticar
    precisei parar
    nao consigo virar
    nao consigo segurar
    me fez parar
    mal consigo levantar
    mal consigo mexer
    inchadas
    tive de parar
    obrigou me a parar
  `,
  cantbear: `
    nao consigo apoiar
    nao consigo pisar
    nao conseguia pisar
    nao consigo por o pe
    sem conseguir pisar
    nao consigo colocar peso
    nao aguenta peso
    nao consigo mexer
    nao consigo pousar o pe
    nao consigo botar o pe
    nao consigo colocar o pe
    nao consigo por peso
    nao conseguia apoiar
    nao consigo botar peso
    sem conseguir apoiar
    nao consigo firmar
    nao consigo apoiar o pe
    nao consigo pisar com o pe
    nao consigo por o pe no chao
    nao consigo encostar o pe no chao
  `,
  pop: `
    estalo
    estalou
    estalido
    crack
    pop
    creque
    estourou
    um estalo
  `,
  swell: `
    inchado
    inchada
    inchou
    inchaco
    do tamanho
    como uma bola
    uma laranja
    inchadissimo
    parece uma bola
  `,
  deform: `
    deformado
    deformada
    fora do lugar
    torto
    torta
    deslocado
    deslocada
    angulo estranho
    saiu do lugar
    entortou
    deslocou
  `,
  faint: `
    desmaiei
    desmaiado
    desmaiada
    desmaio
    perdi a consciencia
    perdi os sentidos
    apaguei
    cai desmaiado
    acordei no chao
    desmaiar
    perdi consciencia
    inconsciente
    cai dura
    cai duro
    tive um apagao
    sincope
  `,
  nearfaint: `
    quase desmaiei
    quase desmaiando
    quase apaguei
    a ponto de desmaiar
    achei que ia desmaiar
    quase perdi a consciencia
    por pouco nao desmaiei
    quase cai dura
    quase desmaio
  `,
  sight: `
    vista escureceu
    visao escureceu
    vi tudo preto
    tudo preto
    pernas bambas
    pernas falharam
    vista turva
    escureceu
    vi estrelas
    visao turva
    ficou tudo preto
    vista escura
    pernas cederam
    suor frio
    vista
  `,
  dizzy: `
    tontura
    tonto
    tonta
    tonturas
    zonzo
    zonza
    vertigem
    atordoado
    zonzeira
  `,
  palp: `
    palpitacoes
    palpitacao
    coracao acelerado
    coracao disparado
    taquicardia
    coracao disparou
    coracao
    batedeira
    pulso acelerado
    batimentos
  `,
  breathless: `
    falta de ar
    sem ar
    nao consigo respirar
    nao conseguia respirar
    dificuldade para respirar
    sem folego
    ofegante
    dificuldade de respirar
    custa respirar
    dificuldade em respirar
    faltava o ar
    faltou ar
    falta ar
    respirar
  `,
  atrest: `
    em repouso
    sentado
    sentada
    deitado
    deitada
    no sofa
    na cama
    parado
    parada
    sem fazer nada
    descansando
    vendo tv
    quieto
    quieta
    deitar
  `,
  urine: `
    mijei
    mijando
    urinando
    fiz xixi
    urina
    xixi
    mijo
    urinar
    mijar
    urinei
    chichi
  `,
  darkpee: `
    escura
    escuro
    marrom
    castanha
    sangue
    coca
    cola
    coca cola
    vermelha
    vermelho
    cha
    cafe
    castanho
    avermelhada
    rosada
    cor de cha
  `,
  pressure: `
    pressao
    aperto
    apertado
    apertando
    peso
    opressao
    apertou
    pesado
    apertada
    queimacao
    apertava
    aperta
    esmagado
  `,
  chestmuscle: `
    flexoes
    flexao
    supino
    tosse
    tossir
    muscular
    peitoral
    peitorais
    musculo
    musculos
    crucifixo
    pancada
    costela
    costelas
  `,
  'fatigue:high': `
    tô um caco
    só o pó
    um bagaço
    sem gás
    sem pilha
    cansado
    cansada
    exausto
    exausta
    esgotado
    esgotada
    acabado
    acabada
    morto
    morta
    sem energia
    moido
    moida
    quebrado
    quebrada
    com sono
    sonolento
    destruido
    destruida
    pouca energia
    sem forcas
    cansaco
    um caco
    pregado
    arrasado de cansaco
    morto de cansaco
    morta de cansaco
    sem pique
    energia baixa
    podre
    so o po
    sem forca
    baixa energia
    derrubado
    derrubada
    fatigado
    estafado
    estafada
    de rastos
    rebentado
    rebentada
    sono
  `,
  limbheavy: `
    bamba
    pesadas
    pesado
    pesados
    de chumbo
    bambas
    moles
    gelatina
    chumbo
    mortas
    de gelatina
    como gelatina
    bambos
    tremendo
  `,
  'fatigue:normal': `
    energia normal
    energia ok
    um pouco cansado
    um pouco cansada
    meio cansado
    meio cansada
    um pouquinho cansado
    energia boa o suficiente
    um pouquinho cansada
    nao estou cansado
    nao estou cansada
    levemente cansado
    levemente cansada
    energia media
  `,
  'fatigue:low': `
    energia boa
    boa energia
    energia otima
    descansado
    descansada
    cheio de energia
    cheia de energia
    muita energia
    disposto
    disposta
    com energia
    fresco
    fresca
    me senti forte
    revigorado
    revigorada
    com pique
    energia la em cima
    bem disposto
    bem disposta
    a todo vapor
    a mil
    renovado
    renovada
    me sentindo forte
    energizado
    energizada
    com muita disposicao
    energia alta
    super disposto
    super disposta
    senti me forte
    com a pilha toda
    recuperado
    recuperada
    nada cansado
    nada cansada
    nem um pouco cansado
    nem um pouco cansada
  `,
  energy: `
    energia
    disposicao
  `,
  ill: `
    medico mandou repouso
    medico disse sem treino
    medica mandou repouso
    gripe
    gripado
    gripada
    resfriado
    resfriada
    febre
    dor de garganta
    tosse
    infeccao
    covid
    virose
    vomitando
    vomitei
    vomito
    vomitos
    enxaqueca
    antibiotico
    antibioticos
    doente
    intoxicacao
    constipado
    constipada
    sinusite
    calafrios
    nariz escorrendo
    nariz entupido
    amigdalite
    bronquite
    diarreia
    garganta
    intoxicacao alimentar
    constipacao
    gastroenterite
    gastro
    febril
    pneumonia
    calafrio
    pegando alguma coisa
    chocando alguma coisa
    catarro
    otite
    garganta arranhando
    pegando um resfriado
    ficando gripado
    ficando gripada
    ficando doente
    coriza
    espirrando
    a chocar alguma
    infecao
  `,
  notill: `
    ressaca
    rinite
    alergia
    alergias
    agua fria
    muito frio
    menstruacao
    doente de preocupacao
    colica
  `,
  sleepword: `
    dormi
    dormir
    sono
    dormindo
    dormido
    noite de sono
  `,
  sleepbad: `
    noite péssima
    noite horrível
    noite de cão
    nao dormi
    dormi mal
    dormi pouco
    sem dormir
    insonia
    noite mal dormida
    noite em claro
    acordei varias vezes
    mal dormi
    pessima noite
    noite pessima
    dormi muito mal
    nao consegui dormir
    nao preguei o olho
    acordei toda hora
    noite ruim
    dormi pessimamente
    dormi muito pouco
    quase nao dormi
    noite horrivel
    virei a noite
    dormi mal pra
    rolando na cama
    acordei mil vezes
    dormi picado
    sono picado
    dormi super mal
    noite agitada
    acordando toda hora
    ma noite
    passei a noite acordado
    passei a noite acordada
    nao preguei olho
    noite terrivel
    mas horas de sono
  `,
  sleepgood: `
    dormi bem
    dormi muito bem
    dormi super bem
    dormi como uma pedra
    dormi feito pedra
    dormi como um bebe
    boa noite de sono
    dormi otimo
    dormi otimamente
    otima noite de sono
    dormi maravilhosamente
    noite bem dormida
    dormi que nem pedra
    dormi direto
    dormi feito um bebe
    dormi que e uma beleza
    dormi igual uma pedra
    dormi lindamente
  `,
  nosleep: `
    cochilo
    soneca
    vou dormir
    dormir cedo
    ir dormir
    hoje a noite
    sesta
    preciso dormir
  `,
  'q:good': `
    bem
    otimo
    otima
    super bem
    muito bem
    maravilha
    excelente
    perfeito
    boa
    bom
    legal
    show
    incrivel
    optimo
    fantastico
    tranquilamente
    perfeita
  `,
  'q:ok': `
    ok
    normal
    mais ou menos
    razoavel
    regular
    assim assim
    razoavelmente
    na media
  `,
  'q:bad': `
    mal
    pessimo
    ruim
    horrivel
    terrivel
    pessima
    mau
    ma
    muito mal
    pouco
  `,
  'mood:good': `
    feliz
    contente
    orgulhoso
    orgulhosa
    animado
    animada
    dia otimo
    otimo dia
    bom dia
    de bom humor
    me sinto bem
    me sinto otimo
    me sinto otima
    satisfeito
    satisfeita
    amei
    adorei
    alegre
    realizado
    realizada
    super bem
    dia maravilhoso
    estou otimo
    estou otima
    empolgado
    empolgada
    me sentindo otimo
    me sentindo otima
    me sentindo bem
    dia perfeito
    bom humor
    dia excelente
    to otimo
    to otima
    dia incrivel
    radiante
    sinto me bem
    sinto me otimo
    dia fantastico
    hoje foi otimo
    felicissimo
    felicissima
    humor otimo
    dia muito bom
    dia bom
    optimo dia
    sinto me optimo
    sinto me muito bem
  `,
  'mood:ok': `
    vai indo
    na média
    tudo bem
    estou bem
    mais ou menos
    nada mal
    humor ok
    humor normal
    normal hoje
    me sinto melhor
    melhorando
    nem bem nem mal
    dia ok
    to bem
    dia normal
    razoavel
    assim assim
    humor razoavel
    estou ok
    to ok
    meio termo
    sinto me melhor
    hoje foi ok
    nem bom nem ruim
    me sentindo melhor
    dia razoavel
    animo normal
    vai se andando
    tudo certo
    na mesma
    de resto tudo bem
    no resto tudo bem
    tirando isso tudo bem
    de resto tudo certo
  `,
  'mood:low': `
    chateada com
    chateado com
    triste
    deprimido
    deprimida
    desanimado
    desanimada
    mal humor
    mau humor
    pessimo dia
    dia pessimo
    dia horrivel
    chorei
    chorando
    decepcionado
    decepcionada
    para baixo
    pra baixo
    me sinto mal
    chateado comigo
    chateada comigo
    dia ruim
    irritado comigo
    irritada comigo
    abatido
    abatida
    de mal com a vida
    cabisbaixo
    arrasado
    arrasada
    me sinto pessimo
    me sinto pessima
    dia de merda
    na fossa
    frustrado comigo
    frustrada comigo
    dia terrivel
    me sentindo mal
    mal humorado
    mal humorada
    bad
    na bad
    dia do cao
    frustrado
    frustrada
    triste demais
    humor pessimo
    em baixo
    com raiva de mim
    dia mau
    melancolico
    melancolica
    infeliz
    rabugento
    rabugenta
    de mau humor
    nada bem
    desiludido
    desiludida
  `,
  'stress:high': `
    no limite
    a mil por hora
    surtando
    pilhada
    pilhado
    estressado
    estressada
    ansioso
    ansiosa
    sobrecarregado
    sobrecarregada
    preocupado
    preocupada
    nervoso
    nervosa
    tenso
    tensa
    estresse
    stress
    ansiedade
    sob pressao
    medo
    estressante
    stressado
    stressada
    aflito
    aflita
    angustiado
    angustiada
    pressionado
    pressionada
    stressante
    pressao no trabalho
    apreensivo
    apreensiva
    com os nervos
    panico
    muita pressao
  `,
  'stress:low': `
    relaxado
    relaxada
    tranquilo
    tranquila
    calmo
    calma
    sem estresse
    sem stress
    sossegado
    sem preocupacoes
    sem preocupacao
    zero estresse
    de boa
    sossegada
    zen
    zero stress
    nada estressado
    nada estressada
    em paz
    sereno
    serena
  `,
  stressword: `
    estresse
    nivel de estresse
    stress
    nivel de stress
  `,
  moodword: `
    humor
    animo
  `,
  'effort:too_easy': `
    dava para mais
    fácil demais
    achei leve
    facil demais
    muito facil
    facil
    dava para fazer mais
    dava pra fazer mais
    podia ter feito mais
    leve demais
    moleza
    demasiado facil
    muito leve
    tranquilo demais
    mamao com acucar
    poderia ter feito mais
    baba
    sobrou folego
    sobrou gas
    sobrou energia
    nem suei
    foi tranquilo demais
    podia ter continuado
    dava pra ter feito mais
    facinho
    peso leve
    fichinha
    canja
    poderia ter continuado
    consegui fazer facil
    sobrou
    treino leve demais
    sobrou perna
  `,
  'effort:right': `
    na medida
    nivel certo
    no ponto
    dificil mas
    pesado mas
    puxado mas
    desafiador
    nivel perfeito
    puxado
    na medida certa
    intensidade certa
    duro mas
    exatamente o que
    intensidade ideal
    ideal pra mim
    nivel ideal
    exigente
    certinho
    no nivel certo
    dificil
    intensidade perfeita
    equilibrado
    nivel bom
  `,
  'effort:too_hard': `
    dificil demais
    pesado demais
    demais para mim
    demais pra mim
    muito pesado
    muito dificil
    brutal
    nao consegui acompanhar
    muito puxado
    demasiado dificil
    demasiado pesado
    exagerado
    intenso demais
    puxado demais
    duro demais
    carga demais
    nao aguentei
    muito intenso
    volume demais
    nao dei conta
    muita carga
    alem do meu nivel
    me passou por cima
    peso demais
    demasiado duro
    acima do meu nivel
    nao aguentei o ritmo
    sobre humano
    impossivel de acompanhar
    forte demais para mim
    demasiado intenso
  `,
  friendly: `
    adorei
    quero mais
    amei
  `,
  noteffort: `
    trabalho demais
    comi demais
    corrida leve
    tarde demais
    calor demais
    rodagem leve
    muito trabalho
    dia puxado
    dia dificil
    dia pesado
    muito pesado no trabalho
    semana puxada
    trabalho puxado
    treino leve
    semana dificil
    coisa demais
    dia muito puxado
    trote leve
    bebi demais
    puxado no trabalho
  `,
  done: `
    amei o treino
    adorei o treino
    acabei por ir
    acabei indo
    mas fui
    me obriguei
    obriguei me
    no fim fui
    fiz
    feito
    feita
    treinei
    completei
    terminei
    corri
    nadei
    concluido
    concluida
    consegui fazer
    treino feito
    cumpri
    malhei
    fui treinar
    acabei
    fiz tudo
    pedalei
    treino concluido
    finalizei
    fui a academia
    treino pago
    pago
    ta pago
    fui correr
    completado
    fui na academia
    consegui terminar
    consegui completar
    mandei ver
  `,
  skip: `
    só alonguei
    só alongamento
    só caminhei
    não rolou
    não deu
    preguiça venceu
    tive de parar
    tive que parar
    treino cancelado
    sem vontade de treinar
    nao consegui ir
    nao treinei
    nao fiz
    pulei
    faltei
    so fiz
    metade
    parei
    desisti
    nao consegui terminar
    nao consegui treinar
    cortei
    interrompi
    em vez de
    sem treino
    nao fui
    nao terminei
    nao completei
    matei o treino
    furei
    larguei
    parei no meio
    nao corri
    deixei pela metade
    abandonei
    saltei o treino
    faltei ao treino
    no lugar do
    nao malhei
    nada de treino
    encurtei
    nao consegui completar
    pulei o treino
    saltei
    falhei o treino
    nao rolou
    so consegui fazer
    abortei
    pela metade
    a meio
    nao deu
    hoje nao deu
    nao rolou treino
    nao deu tempo
    nao fui treinar
    larguei no meio
    so fiz metade
    fiz so metade
    parei na metade
  `,
  restday: `
    dia de descanso
    descanso programado
    descanso hoje
    dia de folga do treino
    descanso planejado
    off do treino
    hoje e descanso
  `,
  notyet: `
    mais tarde
    ainda nao
    vou treinar
    treino mais tarde
    daqui a pouco
  `,
  notdone: `
    acabei de
    fiz nada
    nao fiz nada
    me fiz
    feito louco
    terminei o trabalho
    fiz hora extra
    fiz compras
    fiz o almoco
    fiz o jantar
    acabei dormindo
    feito pedra
    feito um
  `,
  workout: `
    treino
    treinamento
    corrida
    academia
    musculacao
    sessao
    natacao
    bike
    pedal
    agachamento
    aula
    series
    exercicios
    rodagem
    intervalado
    carga
    ginasio
    pesos
    circuito
    funcional
    yoga
    tiros
    agachamentos
    terra
    repeticoes
    burpees
    pilates
    longao
    supino
    treinos
    planilha
  `,
  neg: `
    nao
    sem
    nunca
    nem
    nenhum
    nenhuma
    nada de
    tampouco
    jamais
    zero
  `,
  allatall: `
    de jeito nenhum
    nem um pouco
    nada
    de todo
  `,
  hedge: `
    um pouco
    meio
    levemente
    bastante
    um pouquinho
    leve
    algo
    um tanto
    um bocado
    leves
    ligeiramente
    ligeira
    ligeiro
    meia
  `,
  superlight: `
    muito
    super
    bem
    tao
  `,
  maybe: `
    queria ter
    deveria ter
    devia ter
    quem dera
    talvez
    se
    quem sabe
    espero
    tomara
    para evitar
    pra evitar
    medo de
    pode ser que
    caso
  `,
  past: `
    semana passada
    mes passado
    ano passado
    ha anos
    ha meses
    antigamente
    ha uma semana
    anos atras
    meses atras
    semanas atras
    outro dia
    dias atras
    ha um mes
    ha duas semanas
    um mes atras
    na infancia
    ha dias
    uma semana atras
    no verao passado
  `,
  gone: `
    ja passou
    passou
    ja esta bom
    ja esta boa
    melhorou
    curado
    curada
    recuperado do
    recuperada do
    nao doi mais
    sumiu
    ja melhorei
    sem dor
    ja nao doi
    ja foi
    ja nao tenho
    nao tenho mais
    ja esta bem
    100 recuperado
    foi embora
    zerado
    ja sarou
    sarou
    esta otimo
    ta otimo
    desapareceu
    tudo certo com
    voltou ao normal
    sem problemas
    nao sinto mais
    esta otima
    ta boa
    ta bom
  `,
  still: `
    ainda
    continua
    de novo
    outra vez
    novamente
    voltou
  `,
  otherp: `
    bebe
    ninguem
    filho
    filha
    meu pai
    minha mae
    meu filho
    minha filha
    minha esposa
    minha mulher
    meu marido
    as criancas
    meu chefe
    meu amigo
    minha amiga
    meu irmao
    minha irma
    o bebe
    meu cachorro
    meu colega
    minha colega
    um amigo
    meu namorado
    minha namorada
    meus filhos
    miudos
    os miudos
    criancas
    as criancas
    um colega
    uma amiga
    minha sogra
    minha avo
    meu avo
    o pequeno
    a pequena
    meu bebe
    o cachorro
    minha bebe
    meu sogro
    meu vizinho
    uma colega
    o miudo
    a miuda
    meu treinador
    meu tio
    minha tia
    meu primo
    meu gato
    o meu pai
    a minha mae
    filhos
    mulher
    marido
    esposa
    mae
    pai
    avo
    miudo
    miuda
    crianca
    neto
    neta
  `,
  me: `
    eu
    me
    meu
    minha
    estou
    tenho
    to
    comigo
    meus
    minhas
    tive
  `,
  dayword: `
    dia
    hoje
    me sinto
    humor
    animo
    sentindo
    sinto
    no geral
  `,
  tomorrow: `
    amanha
  `,
  otherday: `
    hoje a noite
    semana que vem
    depois de amanha
    fim de semana
    proxima semana
    no fim de semana
    esta noite
    na proxima semana
  `,
  lastnight: `
    ontem
    hoje
    essa noite
    hoje de manha
  `,
  usual: `
    como sempre
    normal
    sem mudancas
    sem mudanca
    igual
    nada muda
    tudo igual
    como de costume
    nada de novo
    sem alteracoes
    sem novidades
    o de sempre
    tudo normal
    nenhuma mudanca
    de sempre
    igual a sempre
    sem alteracao
    sem novidade
    na mesma
  `,
  cancel: `
    cancelado
    cancelada
    cancelaram
    foi cancelada
    desmarcado
    desmarcada
    foi cancelado
    desmarcaram
    cancelou
    adiado
    adiada
    desmarcou
  `,
  moved: `
    mudou
    mudada
    remarcado
    remarcada
    passou de
    adiantado
    adiantada
    transferida
    mudaram
    antecipada
    transferido
    antecipado
  `,
  free: `
    livre
    disponivel
    livres
  `,
  prefertrain: `
    treinar
    treino
    posso
    prefiro
    melhor
    por favor
    academia
    consigo
    correr
    da pra
    poderia
    treinar as
    pode ser
    ideal
    pfv
    sessao
    da para
    dava
    preferia
    ginasio
    malhar
    janela
  `,
  only: `
    so
    somente
    apenas
    mais nada
    unico
    so tenho
    e so
  `,
  unavailable: `
    sem tempo
    nao consigo treinar
    dia de descanso
    impossivel treinar
    nao vou treinar
    sem chance
    nao vai dar
    descansar
    nao posso treinar
    sem condicoes
    descanso
    preciso descansar
    nao terei tempo
    sem treino
    sem nenhum tempo
    sem horario
    repouso
    nao da para treinar
    nao da pra treinar
    folga do treino
    zero tempo
    impossivel
    nao tem como
    dia lotado
    nao vou conseguir treinar
    nada de treino
    dia cheio
    sem brecha
    nao vai rolar
    sem espaco
    sem hipotese
    amanha nao posso
    nao posso amanha
    amanha nao da
  `,
  cannot: `
    nao posso
    ocupado
    ocupada
    indisponivel
    nao consigo
    nao estou disponivel
  `,
  event: `
    reuniao
    reunioes
    dentista
    medico
    consulta
    trabalho
    escritorio
    voo
    trem
    prova
    aula
    jantar
    almoco
    cafe da manha
    festa
    casamento
    show
    aniversario
    criancas
    escola
    conferencia
    curso
    entrevista
    fisioterapia
    hospital
    plantao
    turno
    trabalhar
    visita
    cinema
    teatro
    mercado
    mudanca
    enterro
    ligacao
    buscar
    levar
    busco
    levo
    workshop
    palestra
    churrasco
    comboio
    exame
    missa
    compromisso
    apresentacao
    cliente
    clientes
    aviao
    treinamento
    pediatra
    call
    banco
    oficina
    cabeleireiro
    advogado
    ensaio
    jogo
    formacao
    reuniao de pais
    batizado
    encontro
    faculdade
    seminario
    trabalho das
    terapia
    servico
    expediente
    exames
    vistoria
    encanador
    veterinario
    salao
    brunch
    fisio
    formatura
    velorio
    cartorio
  `,
  eve: `
    jantar
    show
    festa
    cinema
    teatro
    churrasco
    reuniao de pais
    ensaio
  `,
  morn: `
    cafe da manha
    pequeno almoco
  `,
  flightw: `
    voo
    aviao
  `,
  leaveby: `
    sair
    saio
    sair de casa
    tenho que sair
    saimos
    preciso sair
    saio de casa
    sair as
  `,
  allday: `
    o dia todo
    dia todo
    dia inteiro
    o dia inteiro
    todo o dia
    de manha a noite
    da manha a noite
  `,
  travel: `
    voo
    viajo
    viagem
    hotel
    aeroporto
    viajando
    viajar
    casa dos meus pais
    fora de casa
    onibus pra
    onibus para
    pousada
    estrada
    vou para o
    ferias
    casa dos meus sogros
    airbnb
    aviao
    casa da minha mae
    casa da minha sogra
    fora da cidade
    casa da praia
    comboio para
    casa da minha irma
    fora da minha cidade
    casa dos sogros
    acampar
  `,
  nottravel: `
    voltei de viagem
    voltei da viagem
    cheguei de viagem
    voltei ontem
    vou para o trabalho
    vou para o ginasio
    regressei
  `,
  'eq:no_gym': `
    sem academia
    academia fechada
    nao tem academia
    academia vai estar fechada
    sem ginasio
    ginasio fechado
    academia fecha
    academia esta fechada
    ginasio esta fechado
    nao ha ginasio
    academia estara fechada
    sem acesso a academia
    academia ta fechada
    nao tem ginasio
    academia nao abre
    a academia fecha
    o ginasio fecha
    nao posso ir a academia
    ginasio fecha
    ginasio vai estar fechado
  `,
  'eq:no_equipment': `
    sem equipamento
    sem equipamentos
    nao tenho equipamento
    sem material
    sem pesos
    sem nenhum equipamento
    nao tenho equipamentos
    nenhum equipamento
    sem halteres
    nao tenho pesos
    nao tenho material
    sem nada de equipamento
    sem aparelhos
    sem qualquer equipamento
  `,
  'eq:bodyweight_only': `
    peso do corpo
    peso corporal
    so peso do corpo
    calistenia
    com o proprio peso
    peso do proprio corpo
    so com o corpo
  `,
  dumbbell: `
    halteres
    halter
    alteres
  `,
  'eq:hotel_gym': `
    academia do hotel
    hotel tem academia
    ginasio do hotel
    academia no hotel
    hotel com academia
    hotel tem uma academia
    hotel tem ginasio
    hotel tem uma pequena academia
    hotel tem um ginasio
    hotel com ginasio
    hotel tem uma academiazinha
    ginasio no hotel
    hotel parece ter academia
    hotel tem um pequeno ginasio
  `,
  weather: `
    chuva
    temporal
    tempestade
    gelo
    neve
    calor
    tenis
    chovendo
    vento
    enchente
    alagado
    a chover
    onda de calor
    fumaca
    poluicao
    chuvas
    trovoada
    sapatilhas
  `,
  norun: `
    nao da pra correr na rua
    nao da para correr na rua
    sem correr na rua
    nao posso correr na rua
    nao correr na rua
    sem corrida na rua
    correr na rua nao
    nao da pra correr
    nao da para correr
    nao vou correr na rua
    nao posso correr la fora
    nao vai dar pra correr
    nao vai dar para correr
    impossivel correr
    nada de correr na rua
    sem correr ao ar livre
    correr la fora nao
    nao consigo correr na rua
    nao da para correr la fora
    sem condicao de correr
    sem condicoes de correr
    nao posso correr
    correr na rua nem pensar
    correr fora
    nao corro na rua
  `,
  aftertraining: `
    depois do treino
    apos o treino
    depois da corrida
    apos a corrida
    depois de treinar
    depois de correr
    depois da academia
    depois da sessao
    apos treinar
    depois do pedal
    apos correr
    depois da natacao
  `,
  homeby: `
    volto
    chego em casa
    retorno
    de volta
  `,
  'win:early': `
    antes do trabalho
    antes de trabalhar
    antes do expediente
    logo cedo
  `,
  'win:evening': `
    depois do trabalho
    apos o trabalho
    depois do expediente
    ao sair do trabalho
  `,
}
