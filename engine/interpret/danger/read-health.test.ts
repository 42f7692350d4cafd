import { describe, expect, test } from 'vitest'
import { readHealth, readToldConditions } from './read-health.ts'

const TODAY = '2026-03-02'
const kinds = (text: string) => readHealth(text, TODAY).conditions.map(({ kind }) => kind)

describe('conditions', () => {
  test.each([
    ['heart attack in January, want to run a 10k', 'heart'],
    ['I have two stents', 'heart'],
    ['Ich hatte letztes Jahr einen Herzinfarkt', 'heart'],
    ["j'ai fait un infarctus en 2022", 'heart'],
    ['tuve un infarto hace dos años', 'heart'],
    ['tive um enfarte', 'heart'],
    ['ho avuto un infarto', 'heart'],
    ['hartinfarct gehad in 2020', 'heart'],
    ['on beta blockers', 'heart-medicine'],
    ['take bisoprolol every morning', 'heart-medicine'],
    ['nehme Betablocker', 'heart-medicine'],
    ['je prends des bêtabloquants', 'heart-medicine'],
    ['tomo betabloqueantes', 'heart-medicine'],
    ['I often get dizzy spells', 'dizzy'],
    ['type 1 diabetic since school', 'diabetes'],
    ['ich habe Diabetes Typ 1', 'diabetes'],
    ['soy diabética', 'diabetes'],
    ['5 months pregnant', 'pregnant'],
    ['bin im 5. Monat schwanger', 'pregnant'],
    ['je suis enceinte de 20 semaines', 'pregnant'],
    ['estoy embarazada', 'pregnant'],
    ['estou grávida', 'pregnant'],
    ['sono incinta', 'pregnant'],
    ['ik ben zwanger', 'pregnant'],
    ['10 weeks postpartum', 'postpartum'],
    ['gave birth 6 weeks ago', 'postpartum'],
    ['Kaiserschnitt vor 8 Wochen', 'postpartum'],
    ['ik ben 9 weken geleden bevallen', 'postpartum'],
    ['eating 500 calories a day', 'eating'],
    ['I had anorexia as a teenager', 'eating'],
    ['esse nur 800 Kalorien am Tag', 'eating'],
    ['dibaetes type 2', 'diabetes'],
    ['cardiac rehab tue 10-11', 'heart'],
    ['Herzsport di 18-19', 'heart'],
    ['rééducation cardiaque mardi 10h', 'heart'],
    ['rehabilitación cardíaca los martes', 'heart'],
    ['reabilitação cardíaca às terças', 'heart'],
    ['riabilitazione cardiaca martedì', 'heart'],
    ['hartrevalidatie op dinsdag', 'heart'],
    ['due date 3 june', 'pregnant'],
    ['Work 9-5, due date: June 3rd', 'pregnant'],
    ['due date 03/06', 'pregnant'],
    ['baby due in june', 'pregnant'],
    ['Geburtstermin 3. Juni', 'pregnant'],
    ['fecha de parto 3 de junio', 'pregnant'],
    ['data prevista do parto: 3 de junho', 'pregnant'],
    ['data presunta del parto 3 giugno', 'pregnant'],
    ['ben uitgerekend op 3 juni', 'pregnant'],
    ["I'm expecting! due in June", 'pregnant'],
    ['bun in the oven, so gently', 'pregnant'],
    ['ich bin im fünften Monat', 'pregnant'],
    ['je suis à 4 mois de grossesse', 'pregnant'],
    ['estoy de 3 meses', 'pregnant'],
    ['estou de três meses', 'pregnant'],
    ['sono al quarto mese', 'pregnant'],
    ['wij verwachten een kleintje in juni', 'pregnant'],
    ['found out last week that I was pregnant', 'pregnant'],
    ['T1D here', 'diabetes'],
    ['type one, dexcom on my arm', 'diabetes'],
    ['hypo, 3.2 mmol', 'diabetes'],
    ['my sugar was 2.9 after the swim', 'diabetes'],
    ['Unterzucker, 52 mg/dl', 'diabetes'],
    ['glycémie à 0,45 après la sortie', 'diabetes'],
    ['soy dm1 con sensor', 'diabetes'],
    ['glicemia 41', 'diabetes'],
    ['wegen einer Essstörung in Therapie', 'eating'],
    ['je me fais vomir après les repas', 'eating'],
    ['ik heb een pacemaker', 'heart'],
    ['I have a pacemaker and run with a group', 'heart'],
    ['tengo una arritmia', 'heart'],
    ['me operaron de una válvula', 'heart'],
    ['leaky valve, told to keep it gentle', 'heart'],
    ['wir kriegen ein Baby im August', 'pregnant'],
    ["j'attends une petite fille pour août", 'pregnant'],
    ['espero uma menina', 'pregnant'],
    ['verwacht een meisje in augustus', 'pregnant'],
    ['sugars dropped to 2.8 on the bike', 'diabetes'],
    ['slik ramipril', 'heart-medicine'],
    ['tive bebé há 6 semanas', 'postpartum'],
    ['He dado a luz el martes', 'postpartum'],
    ['Wir haben seit Montag einen Sohn', 'postpartum'],
    ['miscarriage on Sunday', 'postpartum'],
    ['lost the baby last week', 'postpartum'],
    ['letzte Woche Fehlgeburt', 'postpartum'],
    ["j'ai fait une fausse couche en février", 'postpartum'],
    ['unsere Tochter ist am Freitag geboren', 'postpartum'],
    ["found out we're expecting", 'pregnant'],
    ['25. Woche, Bauch ist im Weg', 'pregnant'],
    ['ik zit op 22 weken', 'pregnant'],
    ['ventiduesima settimana', 'pregnant'],
    ['der Test ist positiv, wir freuen uns', 'pregnant'],
    ['habe Zucker Typ 2', 'diabetes'],
    ['insulinpflichtig seit der Schulzeit', 'diabetes'],
    ["porteur d'un défibrillateur", 'heart'],
    ['tengo la tensión alta', 'heart'],
    ['Blutdruck 165 zu 100 beim Hausarzt', 'heart'],
    ['tout tourne quand je me couche', 'dizzy'],
    ['knee surgery three weeks ago', 'treated'],
    ['me operaron del hombro en enero', 'treated'],
    ['ich habe Epilepsie', 'treated'],
    ['sono in chemioterapia', 'treated'],
    ['hersenschudding gehad met voetbal', 'treated'],
    ['tengo asma y llevo mi inhalador', 'treated'],
  ])('%s', (text, kind) => {
    expect(kinds(text)).toContain(kind)
  })

  test.each([
    'my dad had a heart attack',
    'no heart disease, no diabetes',
    'not pregnant',
    'my wife is pregnant',
    'trying to get pregnant',
    'gave birth 6 years ago',
    'burned 600 calories on the bike',
    'aiming for a 500 calorie deficit',
    'eating 2400 calories a day',
    'run the heart of the city half marathon',
    'I love running',
    'baby shower due 3 june',
    'project due date 3 june',
    'tax due date april 15',
    "my sister's due date is 3 june",
    'library books due date 3 june',
    'cardiac rehab nurse, shifts 7-15',
    'due to work until 18',
    'pacemaker for the 1:45 group',
    'Schrittmacher für die 2-Stunden-Gruppe',
    'pacemaker per il gruppo 1:45',
    'haas voor de groep, pacemaker dus',
    'there was a pregnant pause',
    'Woche 14 des Trainingsplans, 14. Woche also',
    'the covid test was positive',
    'my flatmate has asthma, so no incense',
    "l'asthme de ma femme",
    'knee surgery in 2011',
    'concussion as a kid',
    'operation on my bike, new gears',
    'meine Schwiegermutter hatte eine Operation',
    'fainting goats video',
    'I was pregnant in 2015',
    'war 2014 schwanger',
    'estuve embarazada en 2014',
    'ik was zwanger in 2014',
    'when I was pregnant with my son, years ago',
    "I'm expecting a parcel due in June",
    'estou de volta há 3 meses',
    'estoy de vacaciones 3 semanas',
    'mi mujer está de 3 meses',
    'sono al quarto mese di allenamento',
    "my mum's diabetic",
    'lactate 4.1 mmol at threshold',
    'blood sugar 5.4 at the check-up',
    'ze loopt heel bevallig',
    'turned back below the summit',
    'the valve of my bike tyre needs repair',
    'espero a la niña en el cole',
    'mi tía es diabética',
  ])('none: %s', (text) => {
    expect(kinds(text)).toEqual([])
  })
})

describe('a condition told in a check-in', () => {
  const told = (text: string) => readToldConditions(text).map(({ kind }) => kind)

  test.each([
    ['found out I am pregnant', 'pregnant'],
    ["I'm pregnant! 8 weeks along", 'pregnant'],
    ['had a heart attack in January', 'heart'],
    ['the cardiologist says atrial fibrillation', 'heart'],
    ['doctor put me on beta blockers', 'heart-medicine'],
    ['was diagnosed with type 2 diabetes today', 'diabetes'],
    ['ich bin schwanger', 'pregnant'],
    ['der Kardiologe sagt Vorhofflimmern', 'heart'],
    ['je suis enceinte', 'pregnant'],
    ['le cardiologue dit fibrillation auriculaire', 'heart'],
    ['estoy embarazada', 'pregnant'],
    ['descobri que estou grávida', 'pregnant'],
    ['ho scoperto di essere incinta', 'pregnant'],
    ['ik ben zwanger', 'pregnant'],
    ['ik heb boezemfibrilleren', 'heart'],
    ['only letting myself have 600 cals till the wedding', 'eating'],
    ['eating 500 calories a day', 'eating'],
    ['halte mich an 700 kalorien pro tag', 'eating'],
  ])('%s', (text, kind) => {
    expect(told(text)).toEqual([kind])
  })

  test.each([
    'my sister is pregnant',
    'not pregnant',
    'saw my pregnant sister',
    'dinner with a pregnant friend',
    'pregnancy test was negative',
    'trying to get pregnant',
    'if I get pregnant I will stop',
    'my dad had a heart attack',
    'that hill nearly gave me a heart attack',
    'felt like a heart attack but was just wind',
    'charity run for diabetes research',
    'lunch had 400 calories',
    'had a 400 cal cookie today',
    'burned 600 calories today',
    'felt dizzy for a second',
    'no heart condition, doctor says all fine',
    'meine Schwester ist schwanger',
    'ma soeur est enceinte',
    'mi hermana está embarazada',
    'minha irmã está grávida',
    'mia sorella è incinta',
    'mijn zus is zwanger',
    'easy run, felt good',
  ])('none: %s', (text) => {
    expect(told(text)).toEqual([])
  })
})

describe('a wish about weight', () => {
  test('the speed of losing is read from weights and a date', () => {
    expect(readHealth('I weigh 80 kg and want to get to 70 kg in 5 weeks', TODAY).weight).toMatchObject({
      currentKg: 80,
      targetKg: 70,
      weeklyKg: 2,
      by: '2026-04-06',
      tooFast: true,
      tooLow: false,
    })
    expect(readHealth('lose 5 kg in 10 weeks', TODAY).weight).toMatchObject({ weeklyKg: 0.5, tooFast: false })
    expect(readHealth('lose 3 kg a week', TODAY).weight).toMatchObject({ weeklyKg: 3, tooFast: true })
    expect(readHealth('10 Kilo abnehmen in 3 Wochen', TODAY).weight).toMatchObject({ tooFast: true })
    for (const text of [
      '10 kg abnehmen bis in zwei Wochen',
      'lose 10 kg in two weeks',
      'perdre 10 kg en deux semaines',
      'perder 10 kg en dos semanas',
      'perder 10 kg em duas semanas',
      'perdere 10 kg in due settimane',
      '10 kg afvallen in twee weken',
    ])
      expect(readHealth(text, TODAY).weight, text).toMatchObject({ by: '2026-03-16', tooFast: true })
    expect(readHealth('5 kg abnehmen in zwölf Wochen', TODAY).weight).toMatchObject({ tooFast: false })
    expect(readHealth('perdre 4 kg en 12 semaines', TODAY).weight).toMatchObject({ tooFast: false })
    for (const text of [
      'lose 15 kg by Christmas',
      '20 Kilo abnehmen bis Weihnachten',
      'perder 15 kilos antes de Navidad',
      'lose 15 kg before New Year',
      '15 kg abnehmen bis Silvester',
      'perdre 20 kilos avant Noël',
    ])
      expect(readHealth(text, '2026-11-25').weight, text).toMatchObject({ tooFast: true })
    expect(readHealth('lose 5 kg by Christmas', '2026-03-02').weight).toMatchObject({
      by: '2026-12-25',
      tooFast: false,
    })
  })

  test('a target that is plainly unhealthy', () => {
    expect(readHealth('38 kg by April', TODAY).weight).toMatchObject({ targetKg: 38, by: '2026-04-01', tooLow: true })
    expect(readHealth('I am 1.80 m and want to weigh 55 kg', TODAY).weight).toMatchObject({ tooLow: true })
    expect(readHealth('want to weigh 60 kg', TODAY).weight).toMatchObject({ tooLow: false })
  })

  test('pounds and stone', () => {
    expect(readHealth('I weigh 200 lbs and want to lose 20 pounds in 20 weeks', TODAY).weight).toMatchObject({
      currentKg: 90.7,
      tooFast: false,
    })
    expect(readHealth('from 12 stone to 11 stone 7 by 1 June', TODAY).weight).toMatchObject({
      currentKg: 76.2,
      by: '2026-06-01',
      tooFast: false,
    })
  })

  test.each([
    ...['bench 100 kg by summer', 'deadlift 140 kg', 'marathon in 12 weeks', 'run 5 miles a week'],
    // What is carried is no weight of a body.
    ...['30 km hike with a 15 kg pack on 21 June', 'ruck march 20 km with 20 kg on 21 June'],
    ...['Wanderung 30 km mit 12 kg Rucksack am 21. Juni', 'Camino 25 km a day with 8 kg from 21 July'],
  ])('none: %s', (text) => {
    expect(readHealth(text, TODAY).weight).toBeNull()
  })

  test('without a today a month gives no speed, and nothing fails', () => {
    expect(readHealth('I weigh 80 kg, want to get to 70 kg by April').weight).toMatchObject({
      by: null,
      weeklyKg: null,
    })
  })
})

describe('an age below eighteen', () => {
  test.each([
    ['I am 15', 15],
    ['15 years old, love football', 15],
    ["I'm 16 and want to run a 10k", 16],
    ['Ich bin 14 Jahre alt', 14],
    ["j'ai 15 ans", 15],
    ['tengo 16 años', 16],
    ['tenho 17 anos', 17],
    ['ho 15 anni', 15],
    ['ik ben 16 jaar oud', 16],
    ['17yo', 17],
    ['I turn 17 next month', 16],
    ['turning 18 in May', 17],
    ['ich werde im Mai 17', 16],
    ['werde bald 17', 16],
    ["j'aurai 17 ans en mai", 16],
    ['cumplo 17 el mes que viene', 16],
    ['faço 17 em maio', 16],
    ['compio 17 anni a maggio', 16],
    ['ik word 17 in mei', 16],
    ['in year 9', 14],
    ["I'm in year 10 at school, football tue 17-18", 15],
    ['9th grade, track practice 15-17', 16],
    ['Yr 11, school 8.40 - 3.10. Drama Wed', 16],
    ['im year 9 and do netball', 14],
    ['ich bin in der 9. Klasse', 15],
    ['estou no 9º ano', 15],
    ['ik zit in de 3e klas', 15],
    ['born 2012', 14],
    ['I was born on 14 May 2010', 16],
    ['Jahrgang 2011', 15],
    ['geboren am 14.5.2011', 15],
    ['née en 2011', 15],
    ['nacido en 2010', 16],
    ['nascida em 2010', 16],
    ['nato nel 2010', 16],
    ['ik ben geboren in 2010', 16],
    ["I'm 15, 2 years of running", 15],
    ["I'm 16 - 5 days a week at the gym", 16],
    ["I'm 15 and 60 kg", 15],
    ["I'm 16, 9-3 school", 16],
  ])('%s', (text, years) => {
    expect(readHealth(text, TODAY).minor?.years).toBe(years)
  })

  test.each([
    'I am 45',
    'my son is 15 years old',
    'running for 15 years',
    '15 years ago',
    "j'ai 15 ans d'expérience",
    'I am 15 kg overweight',
    'work 9 to 17',
    'I am at work from 9',
    '10 weeks postpartum',
    'turn 17 miles into the race',
    'I turn 40 next month',
    'turning 19 in May',
    'year 9 of my job',
    'in year 9 of running',
    'I teach in year 9',
    'my son is in year 9',
    'Year 11, yr 9 and a toddler',
    'Yr 11 school run 8.15',
    'in year 4 at university',
    'in year 3 at med school',
    'in year 2 of my plan',
    '9th grade teacher, 8-15',
    'born 1985',
    'son born 2012',
    'born 2008',
    'running since 2012',
    "I'm 9 to 5 at the council",
    "I'm 9-5 mon to fri",
    'im 8 til 6',
    "Thursdays I'm 12 – 8",
    "I'm 9 till whenever",
    "I'm 9 hrs on my feet",
    'Im 9ish to 5ish',
    "I'm 9-5 at the council most days",
    "I'm 10 - 6 every day",
    'ich bin 9-17 Uhr arbeiten',
    "I'm 10k ready",
    'kids at home, aged 9 and 12',
  ])('none: %s', (text) => {
    expect(readHealth(text, TODAY).minor).toBeNull()
  })
})
