import type { Phrases } from './phrases.ts'

/** What fills a Portuguese week, folded. */
export const PORTUGUESE_COMMITMENTS: Phrases = {
  'act:work:work': `
    estagio
    trabalho
    trabalhar
    trabalhando
    escritorio
    emprego
    servico
    expediente
    loja
    hospital
    restaurante
    fabrica
    turno
    plantao
    trampo
    turnos
    dou aula
    dou aulas
    professor
    professora
    padeiro
    padeira
    canalizador
    eletricista
    carpinteiro
    jardineiro
    carteiro
    pedreiro
    enfermeira
    enfermeiro
    padaria
    clinica
    consultorio
    home office
    armazem
    banco
    trampo de
    cozinheiro
    cozinheira
    motorista
    uber
    taxista
    entregador
    entregas
    autonomo
    autonoma
    freelancer
    freela
    vendedora
    vendedor
    salao
    oficina
    obra
    firma
    empresa
    escritorio de
    hotel
    cozinha
    mercadinho
    farmacia
    lavoura
    roca
    bar
    clt
    fabrica de
    servico publico
    quartel
  `,
  'act:shift:shift': `
    plantao de 24 horas
    plantao de 24h
    plantoes de 24h
    plantoes de 24 horas
    turno de 24h
    turnos de 24 horas
  `,
  'act:night:night shift': `
    turno da noite
    turno noturno
    trabalho de noite
    trabalho a noite
    plantao noturno
    turnos da noite
    turno de noite
    plantoes noturnos
    trabalho de madrugada
    vigia noturno
    a noite trabalho
    viro a noite
    turno da madrugada
    trabalho na madrugada
    plantao da noite
    plantao de noite
    enfermeira da noite
    noturno
  `,
  'act:earlyshift:early shift': `
    turno da manha
    turnos da manha
  `,
  'act:lateshift:late shift': `
    turno da tarde
    turnos da tarde
  `,
  'act:meeting:meeting': `
    reuniao
    reunioes
    reuniao de equipe
    reuniao de equipa
  `,
  'act:call:call': `
    ligacao
    chamada
    chamadas
    videochamada
    telefonema
    call
    calls
  `,
  'act:standup:stand-up': `
    daily
    standup
  `,
  'act:school:school': `
    faculdade
    universidade
    aula
    aulas
    escola
    curso
    colegio
    estudo
    estudar
    facul
    licao de casa
    trabalhos de casa
    mestrado
    creche
    pos graduacao
  `,
  'act:eveclass:class': `
    ingles
    aula de ingles
    curso de ingles
    aulas de ingles
    espanhol
    frances
    alemao
    aula de espanhol
    aula de frances
    ceramica
  `,
  'act:run:school run': `
    levo e busco as criancas
    levar e buscar as criancas
    levo e busco as criancas na escola
    levar e buscar os filhos
    levo e busco meus filhos
    levo e busco os miudos
  `,
  'act:drop:drop-off': `
    levo as criancas
    levar as criancas
    deixo as criancas
    deixar as criancas
    levo meu filho
    levo minha filha
    deixo meu filho
    deixo minha filha
    levo os miudos
    levo os filhos
    levo as criancas na escola
    deixo as criancas na escola
    levo as criancas a escola
    levo os miudos a escola
    deixo os miudos
    levo meus filhos
    levar os filhos
    levo os meninos
    deixo os meninos
    levo a filha
    levo o filho
    deixo o filho
    deixo a filha
    levo na escola
    deixo na escola
    deixo na creche
    levo a creche
    deixo meus filhos
    levo meus filhos a escola
    levo a pequena
    levo o pequeno
    deixo o pequeno
    deixo a pequena
  `,
  'act:pick:pick-up': `
    busco as criancas
    buscar as criancas
    pego as criancas
    pegar as criancas
    busco meu filho
    busco minha filha
    vou buscar os miudos
    ir buscar
    vou buscar
    buscar
    busco
    busco as criancas na escola
    pego meu filho
    pego minha filha
    pego as criancas na escola
    vou buscar as criancas
    buscar os miudos
    busco meus filhos
    pego meus filhos
    pego os meninos
    busco os meninos
    pego na escola
    busco na escola
    busco na creche
    pego na creche
    vou buscar minha filha
    vou buscar meu filho
    pego o filho
    busco o pequeno
    busco a pequena
    saida da escola
  `,
  'act:commute:commute': `
    trajeto
    deslocamento
    de caminho
    transito
    de transito
    de onibus
    de metro
    deslocacao
    percurso
    de carro
    de comboio
    de viagem
  `,
  'act:breakfast:breakfast': `
    cafe da manha
    pequeno almoco
  `,
  'act:lunchmeal:lunch': `
    almoco de familia
    almoco em familia
    almoco na casa
    almoco com
    almoco em casa
  `,
  'act:dinner:dinner': `
    jantar
    janta
    jantamos
    jantar em familia
    fazer o jantar
  `,
  "act:bed:kids' bedtime": `
    por as criancas na cama
    colocar as criancas na cama
    criancas na cama
    deitar os miudos
    banho e cama
    hora de dormir das criancas
    deitar as criancas
    boto as criancas para dormir
    coloco as criancas na cama
    coloco as criancas para dormir
    ponho as criancas na cama
    banho das criancas
    deito os miudos
    ponho os miudos na cama
  `,
  'act:club:club': `
    clube
    futebol
    treino de futebol
    coral
    ensaio
    ensaios
    coro
    volei
    basquete
    natacao
    natacao das criancas
    piano
    violao
    danca
    teatro
    judo
    karate
    xadrez
    jogo
    jogos
    catequese
    capoeira
    jiu jitsu
    aula de piano
    aula de danca
    aula de violao
    pelada
    futsal
    treino
    treinos
    padel
    tenis
    bale
    aula de musica
    musica
    boxe
    banda
    grupo de jovens
    aula de natacao
    futebol com os amigos
    racha
    baba
    society
    aula de teclado
    aula de bateria
    roda de samba
    samba
    forro
    aula de forro
    zouk
    grupo de oracao
    escoteiros
    muay thai
    aula de luta
    luta
    futevolei
    handebol
    hoquei
    patinagem
    filarmonica
    rancho
    clube de leitura
    jogo de cartas
    truco
    sueca
  `,
  'act:sport:training': `
    longao
    corrida longa
    treino longo
    corro
    vou correr
    nado
    vou nadar
    natacao
    academia
    ginasio
    correr
    nadar
    yoga
    ioga
    pilates
    piscina
    crossfit
    bicicleta
    musculacao
    spinning
    corrida
    escalada
    hidroginastica
    beach tennis
    zumba
  `,
  'act:appt:appointment': `
    fisioterapia
    fisio
    terapia
    psicologo
    psicologa
    dialise
    medico
    dentista
    consulta
  `,
  'act:faith:worship': `
    missa
    igreja
    culto
    mesquita
    celula
  `,
  'act:prayer:prayer': `
    oracao
    meditacao
    meditar
  `,
  'act:dog:dog walk': `
    passeio com o cachorro
    passear com o cachorro
    cachorro
    passear o cao
    passeio o cao
    passear com o cao
    levo o cachorro para passear
    passeio o cachorro
    passear o cachorro
  `,
  'act:care:care': `
    cuido da
    cuido do
    cuido dos
    cuido das
    cuido de
    cuidar da
    cuidar do
    cuidar dos
    cuidar
    netos
    meus netos
    criancas
    as criancas
    minha mae
    meu pai
    meus filhos
    filhos
    miudos
    bebe
    minha avo
    fico com os netos
    fico com meus filhos
    fico com as criancas
    fico com
    meu filho
    minha filha
    cuido da minha mae
    cuido do meu pai
    tomo conta
    tomo conta dos netos
    com os netos
    com meus filhos
    estou com as criancas
    com as criancas
    com o bebe
    com os miudos
    os pequenos
    meus pais
    visito minha mae
    visito meus pais
    minha sogra esta
  `,
  'act:family:family': `
    familia
    em familia
    tempo em familia
    dia da familia
    dia em familia
    amigos
    com amigos
    com a familia
    dia de familia
    tempo com a familia
    com meu marido
    com minha esposa
  `,
  'act:away:away': `
    viajo
    viagem
    fora
    viajando
    em viagem
    fora da cidade
  `,
  'act:sleep:sleep': `
    durmo
    dormir
    sono
    🛌
    💤
  `,
  'act:other:other': `
    feira
    mercado
    compras
    voluntariado
    faxina
    limpeza
    voluntario
    voluntaria
    horta
    contabilidade
    corrigir provas
    supermercado
    limpar a casa
  `,
  'act:busy:busy': `
    ocupado
    ocupada
    compromisso
    sem tempo
  `,
  'act:oncall:on call': `
    sobreaviso
    de plantao
    de prevencao
    de sobreaviso
  `,
  off: `
    folga
    livre
    nao trabalho
    de folga
    dia de folga
    nao tenho aula
    folgo
    tenho folga
    estou de folga
    nao tenho trabalho
    sem aula
    nao trampo
    dias de folga
    folgas
    descanso
    nao ha aulas
  `,
  wfh: `
    home office
    de casa
    em casa
    teletrabalho
  `,
  leave: `
    saio de casa
    sair de casa
    saio de casa as
  `,
  back: `
    volto para casa
    chego em casa
    volto
    chego a casa
    volto pra casa
    chego
    regresso
    em casa as
    chego em casa as
  `,
  wake: `
    acordo
    me levanto
    levanto
    acordar
  `,
  bed: `
    vou dormir
    deito
    me deito
    vou para a cama
    vou pra cama
    deito me
  `,
  start: `
    comeco
    entro
  `,
  end: `
    termino o trabalho
    termino de trabalhar
    acabo o trabalho
    acabo de trabalhar
    paro de trabalhar
    saio do escritorio
    saio do emprego
    largo o trabalho
    largo do trabalho
    saio
    termino
    acabo
    largo
    saio do trabalho
    saio mais cedo
    saida
  `,
  late: `
    fechar
    fecho
  `,
  rare: `
    no fim do mes
    ao fim do mes
    no final do mes
    fim do mes
    fim de mes
    final do mes
    fecho do mes
    fim do trimestre
    fim do ano
    alta temporada
    epoca alta
    as vezes
    de vez em quando
    talvez
    ocasionalmente
    uma vez por mes
    por mes
    do mes
    raramente
    algumas vezes
    um em cada quatro
    uma em cada quatro
    1 em cada 4
    mensal
    de quando em quando
    pode ser que
    a cada tres semanas
    a cada quatro semanas
    um fim de semana em cada quatro
    alguns
    algumas
    eventualmente
    porventura
    um em cada tres
    uma vez por trimestre
    uma vez por ano
    um * por mes
    uma * por mes
    primeira * do mes
    ultima * do mes
    ultimo * do mes
    primeiro * do mes
    a cada dois meses
    pode acontecer
    se calhar
    um ou outro
    uma ou outra
    as veces
  `,
  unfixed: `
    a maioria das semanas
    a maior parte das semanas
    por semana
    flexivel
    horario flexivel
    horarios flexiveis
    sem horario fixo
    depende
    varia
    variavel
    escala variavel
    horarios variados
    escala
    rotativo
    rotativos
    horario variavel
    horarios variaveis
    na semana
    quando posso
    quando da
    horarios malucos
    muda toda semana
    mudam toda semana
    cada semana diferente
    sem horarios fixos
    nao tenho horario fixo
    irregular
    por conta propria
    sem rotina
    escala rotativa
  `,
  often: `
    geralmente
    normalmente
    quase sempre
    costumo
    semana sim semana nao
    a cada duas semanas
    de quinze em quinze dias
    sempre
    habitualmente
    fim de semana sim fim de semana nao
    quinzenalmente
    em geral
    quase todos
    quase todas
    uma semana sim outra nao
    fim de semana sim outro nao
    semanas alternadas
    alternados
    alternadas
    a cada 15 dias
    na maioria
    sabado sim sabado nao
    domingo sim domingo nao
  `,
  past: `
    antes trabalhava
    trabalhava
    ano passado
    nao mais
    antigamente
    costumava
    jogava
    fazia
    no passado
    ja nao
    ate ano passado
    ate pouco tempo
    larguei
    deixei de
    parei de
    estudava
    treinava
    tinha
    anos atras
    ia a
    ia ao
  `,
  future: `
    a partir de janeiro
    a partir de setembro
    mes que vem
    ano que vem
    proximo mes
    em breve
    no proximo ano
    vou comecar
    comecarei
    a partir de fevereiro
    a partir de agosto
    a partir de marco
    a partir do mes que vem
    a partir do proximo mes
    em janeiro
    em fevereiro
    em marco
    em abril
    em maio
    em junho
    em julho
    em agosto
    em setembro
    em outubro
    em novembro
    em dezembro
    quero comecar
    pretendo
    a partir de abril
    a partir de maio
    a partir de junho
    a partir de julho
    a partir de outubro
    a partir de novembro
    a partir de dezembro
    depois das ferias
    quando nascer
  `,
  oneoff: `
    proxima
    proximo
    que vem
    esta semana
    amanha
    nesta
    semana que vem
    hoje
    nesta segunda
    nesta terca
    nesta quarta
    nesta quinta
    nesta sexta
    neste sabado
    neste domingo
    sexta que vem
    segunda que vem
    terca que vem
    quarta que vem
    quinta que vem
    sabado que vem
    domingo que vem
    excepcionalmente
    so desta vez
  `,
  now: `
    agora
    atualmente
    hoje em dia
    por enquanto
    no momento
    de momento
    neste momento
    hoje eu
    ate la
  `,
  other: `
    minha esposa
    minha mulher
    meu marido
    meu esposo
    meu namorado
    minha namorada
    minha sogra
    meu chefe
    a baba
    minha irma
    meu irmao
    meu companheiro
    minha companheira
    a avo
    os avos
    o avo
    ela
    ele
    minha mae leva
    meus pais buscam
    a minha mulher
    minha colega
    meu colega
    minha chefe
    a minha mae
    meu ex
    minha ex
    meus sogros
    minha vizinha
    a sogra
    filho mais velho
    filha mais velha
  `,
  me: `
    eu
    nos
    tenho
    a gente
  `,
  freetrain: `
    posso treinar
    poderia treinar
    consigo treinar
    livre para treinar
    da para treinar
    da pra treinar
    aproveito para treinar
    livre pra treinar
    posso ir a academia
    posso correr
    poderia correr
    posso fazer exercicio
    posso aproveitar
    poderia aproveitar
    daria para treinar
    daria pra treinar
    da tempo de treinar
    para treinar
    pra treinar
    posso fazer academia
    consigo ir a academia
    poderia ir a academia
    da pra correr
    da para correr
    posso malhar
    consigo malhar
    podia treinar
    livre para exercicio
    tempo para treinar
  `,
  prefer: `
    prefiro
    prefiro treinar
    gosto de treinar
    gosto
    adoro
    melhor
    idealmente
    ideal
    de preferencia
    amo
    preferia
    adoro treinar
    amo treinar
    meu unico horario
    unico horario
    so consigo treinar
    o melhor horario
    preferencialmente
    me da jeito
    da me jeito
    preferencia
    seria ideal
    seria melhor
    melhor horario
    costumo treinar
    curto treinar
    gosto mais
    me sinto melhor
    rendo mais
    rendo melhor
    unica janela
    so tenho livre
    e quando consigo
    e quando posso
    horario preferido
    unico momento
    longao
    longoes
    corrida longa
    corridas longas
  `,
  avoid: `
    odeio
    nao gosto
    por favor nao
    nada
    nada de
    prefiro nao
    prefiro nao treinar
    evitar
    evito
    nao quero
    cansado demais
    cansada demais
    muito cansado
    muito cansada
    sem treinos
    detesto
    sem treino
    nao sou
    nao gosto de treinar
    por favor nada
    odeio treinar
    exausto
    exausta
    melhor nao
    morto de cansaco
    nao suporto
    nao aguento
    nao curto
    nao sou de
    nem morto
    sem condicoes
    morto
    morta
    acabado
    acabada
    nao rendo
    nao acordo
    prefiro evitar
    de preferencia nao
    nao me sinto
    nada antes
    nada depois
    nao antes
    nao depois
    nao funciono
    sem energia
    nao treino
    nunca antes
    nunca depois
  `,
  cant: `
    nao posso
    impossivel
    indisponivel
    nao estou disponivel
    nunca posso
    nao e possivel
    nao da
    nao consigo
    nunca estou disponivel
    nao tenho tempo
    nem pensar
    fora de questao
    nao rola
    nao tem como
    sem chance
    jamais
    nunca da
    nao consigo nunca
    nunca consigo
    nao tenho disponibilidade
    sem disponibilidade
    sagrado
    sagrados
    intocavel
    descartado
    nao estou livre
    nao da mesmo
    indisponiveis
    impossiveis
    nao estou em casa
  `,
  free: `
    disponivel
  `,
  except: `
    exceto
    menos
    salvo
    fora
    tirando
    mas nao
    exceto as
    exceto na
    menos na
    menos as
    com excecao de
    fora a
    fora o
    sem contar
    exceto quando
    menos quando
    com excecao
    a excecao de
    a nao ser
    descontando
    salvo as
    salvo os
  `,
  correct: `
    desculpa
    ou melhor
    quer dizer
    digo
    nao espera
    corrigindo
    alias
    espera
    perdao
    na verdade
    correcao
    nao minto
    minto
    pera
    digo nao
    melhor dizendo
    me enganei
    enganei me
    errei
    ops
    mentira
  `,
  eachway: `
    cada trajeto
    por trajeto
    ida e volta cada
    cada viagem
    cada sentido
    em cada sentido
    cada lado
    para cada lado
    por sentido
    cada trecho
    por trecho
    de ida e outro de volta
    pra ir e
    para ir e outro para voltar
    para cada sentido
  `,
  total: `
    no total
    ida e volta
    total
    ao todo
  `,
  chain: `
    depois
    em seguida
    logo depois
    e depois
    a seguir
    depois disso
    logo em seguida
    e em seguida
    dai
    e dai
    na sequencia
    seguido de
    dai vou
    de la vou
    em seguida vou
  `,
  sep: `
    mas
    porque
    entao
    enquanto
    quando
    tambem
    embora
    se
    ai
    pois
    com
    para
    pra
    que
    so que
    ou
    nem
    caso contrario
    senao
    de resto
    por sua vez
    cuja
  `,
  beforework: `
    antes do trabalho
    antes de trabalhar
    antes do expediente
    antes de ir trabalhar
    antes do escritorio
  `,
  afterwork: `
    depois do trabalho
    apos o trabalho
    depois do expediente
    depois de trabalhar
    ao sair do trabalho
    apos o expediente
  `,
  train: `
    treinar
    exercicio
    exercicios
    malhar
  `,
  restday: `
    o resto do dia
    resto do dia
  `,
  inbetween: `
    entre os dois
    nesse intervalo
    no intervalo
    entretanto
  `,
}
