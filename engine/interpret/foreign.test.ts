import { describe, expect, test } from 'vitest'
import { readAvailability } from './availability/availability.ts'
import { isUnreadLanguage } from './reading.ts'
import { readCommitments } from './week/commitments.ts'

const OTHERS: Readonly<Record<string, readonly string[]>> = {
  finnish: [
    'Töissä 8-16 ma-pe',
    'Työskentelen arkisin klo 9-17, lapset päiväkodista klo 16',
    'treenaan tiistaisin ja torstaisin illalla',
    'Olen vuorotöissä, viikonloput vapaat',
    'juoksen joka aamu ennen töitä',
    'En pääse salille maanantaisin',
  ],
  swedish: [
    'Jobbar 8-17 måndag till fredag',
    'hämtar barnen kl 16 varje dag',
    'Jag tränar helst på morgonen, inte på söndagar',
    'skift varannan vecka, ledig helgen',
    'arbetar heltid och har tre barn',
  ],
  danish: [
    'Arbejder 8-16 alle hverdage',
    'henter børn kl. 15.30, fri fredag',
    'Jeg træner ikke om søndagen',
    'løber tirsdag og torsdag aften',
  ],
  norwegian: [
    'Jobber 8-16 mandag til fredag',
    'henter i barnehagen kl 16',
    'Jeg trener ikke på søndager',
    'fri onsdager, trening om kvelden',
  ],
  icelandic: [
    'Vinn 8-16 virka daga',
    'Ég er í vinnu frá 9 til 17 og sæki börnin klukkan 16',
    'æfi á þriðjudögum og fimmtudögum',
    'ekki á sunnudögum',
  ],
  polish: [
    'Pracuję 8-16 od poniedziałku do piątku',
    'praca na zmiany, weekendy wolne',
    'odbieram dzieci z przedszkola o 16',
    'trening tylko wieczorem, nie w niedziele',
    'Biegam codziennie rano przed pracą',
  ],
  czech: [
    'Pracuji 8-16 každý den',
    'práce od pondělí do pátku, děti v 16 ze školky',
    'cvičím jen večer',
    'v neděli nemůžu, mám děti',
  ],
  slovak: ['Pracujem od 8 do 16, pondelok až piatok', 'deti zo škôlky o 16', 'cvičím len večer'],
  hungarian: [
    'Hétfőtől péntekig 8-16 dolgozom',
    'munka 9-17 minden nap',
    'este edzek, vasárnap nem',
    'gyerekek az óvodából 16-kor',
  ],
  turkish: [
    'Hafta içi 9-18 çalışıyorum',
    'pazartesi ve çarşamba akşam antrenman',
    'çocukları 16da okuldan alıyorum',
    'iş 8-17, cumartesi boş',
  ],
  romanian: [
    'Lucrez de luni până vineri 9-17',
    'copiii de la grădiniță la 16',
    'antrenament doar seara, nu duminica',
    'muncesc în ture',
  ],
  greek: ['Δουλεύω 9-17', 'Προπόνηση κάθε Τρίτη'],
  croatian: ['Radim od 8 do 16 svaki dan', 'djeca iz vrtića u 16h, trening navečer'],
  estonian: ['Töötan 8-16 esmaspäevast reedeni', 'lapsed lasteaiast kell 16, trenn õhtuti'],
  lithuanian: ['Dirbu 8-17 kiekvieną dieną', 'treniruotės antradieniais'],
  latvian: ['Strādāju 8-17 katru dienu', 'treniņi otrdienās'],
  catalan: ['Treballo de dilluns a divendres de 9 a 17', 'entreno dimarts i dijous al vespre'],
  vietnamese: ['Tôi làm việc từ 8 đến 17 giờ mỗi ngày'],
  indonesian: ['Saya kerja jam 8 sampai 17 setiap hari', 'latihan setiap selasa malam'],
  japanese: ['月曜から金曜まで9時-17時仕事', '毎週火曜日にトレーニング'],
  russian: ['Работаю с 9 до 18', 'тренировка по вторникам'],
  georgian: ['ვმუშაობ 9-17'],
  hindi: ['मैं 9 से 5 काम करता हूँ'],
}

describe.each(Object.entries(OTHERS))('%s is not read', (_, texts) => {
  test.each(texts)('%s', (text) => {
    expect(isUnreadLanguage(text)).toBe(true)
    expect(readCommitments(text)).toEqual({ busy: [], preferences: [] })
    expect(readAvailability(text, '2026-11-30').sayings).toEqual([])
  })
})

test.each([
  ...[
    'Work 9-5',
    'wrk 9-5 mon-fri',
    'Gym with Łukasz and Zoë Dvořák Tue 7pm',
    'Åsa and Bjørn visit Sat',
    'Meet Иван at 7, work 9-5',
    'IKEA 8-4',
  ],
  ...[
    'vegan',
    'IBS',
    'night owl',
    'Run Göteborgsvarvet 23 May',
    'Praha marathon',
    'Bieg Niepodległości 10k, 11 November',
    'til 6 every day, then tea',
  ],
  ...[
    'I hav kidz til 8 adn werk 9-5',
    'Kjersti drops the kids off, I pick them up at 3',
    'Nil',
    'no',
    'ok',
    '9-5',
    'mo-fr 9-17',
    'bar shifts fri',
  ],
  ...[
    'Arbeit 9-17',
    'Büro mo-fr',
    'Schicht im Wechsel',
    'arbeite von 8 bis 16 uhr',
    'Kita abholn 16 Uhr',
    'Vollzeit, zwei Kinder',
    'Chor Do 20 Uhr',
    'nix am Sonntag',
  ],
  ...[
    'travail 9h-17h',
    'boulot lun-ven',
    'les gosses le mercredi',
    'jsuis dispo le soir',
    'Garde à l’hôpital',
    'judo mardi',
  ],
  ...['trabajo 9-17', 'curro de lunes a viernes', 'niños a las 16', 'libre los findes', 'clase de baile martes'],
  ...[
    'trabalho 9-17',
    'seg a sex 8-17',
    'levo os miúdos à escola',
    'treino à noite',
    'não posso ao domingo',
    'só à tarde',
  ],
  ...['lavoro 9-17', 'lun-ven ufficio', 'prendo i bimbi alle 16', 'palestra martedì', 'libero la sera'],
  ...[
    'werk 9-17',
    'kantoor ma t/m vr',
    'kinderen ophalen om 15.00',
    "'s avonds sporten",
    'thuis op woensdag',
    'zwemles za',
  ],
])('%s is read', (text) => {
  expect(isUnreadLanguage(text)).toBe(false)
})
