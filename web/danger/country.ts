/** The time zones of the countries whose emergency number we know, old names included. @source tz-database */
const ZONES: Readonly<Record<string, string>> = {
  AD: 'Europe/Andorra',
  AE: 'Asia/Dubai',
  AR: `
    America/Argentina/Buenos_Aires America/Argentina/Catamarca America/Argentina/ComodRivadavia
    America/Argentina/Cordoba America/Argentina/Jujuy America/Argentina/La_Rioja America/Argentina/Mendoza
    America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis
    America/Argentina/Tucuman America/Argentina/Ushuaia America/Buenos_Aires America/Catamarca America/Cordoba
    America/Jujuy America/Mendoza America/Rosario`,
  AT: 'Europe/Vienna',
  AU: `
    Antarctica/Macquarie Australia/ACT Australia/Adelaide Australia/Brisbane Australia/Broken_Hill
    Australia/Canberra Australia/Currie Australia/Darwin Australia/Eucla Australia/Hobart Australia/LHI
    Australia/Lindeman Australia/Lord_Howe Australia/Melbourne Australia/NSW Australia/North Australia/Perth
    Australia/Queensland Australia/South Australia/Sydney Australia/Tasmania Australia/Victoria Australia/West
    Australia/Yancowinna`,
  BA: 'Europe/Sarajevo',
  BB: 'America/Barbados',
  BD: 'Asia/Dacca Asia/Dhaka',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  BH: 'Asia/Bahrain',
  BR: `
    America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande America/Cuiaba
    America/Eirunepe America/Fortaleza America/Maceio America/Manaus America/Noronha America/Porto_Acre
    America/Porto_Velho America/Recife America/Rio_Branco America/Santarem America/Sao_Paulo Brazil/Acre
    Brazil/DeNoronha Brazil/East Brazil/West`,
  BS: 'America/Nassau',
  CA: `
    America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston
    America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson America/Glace_Bay America/Goose_Bay
    America/Halifax America/Inuvik America/Iqaluit America/Moncton America/Montreal America/Nipigon
    America/Pangnirtung America/Rainy_River America/Rankin_Inlet America/Regina America/Resolute America/St_Johns
    America/Swift_Current America/Thunder_Bay America/Toronto America/Vancouver America/Whitehorse
    America/Winnipeg America/Yellowknife Canada/Atlantic Canada/Central Canada/Eastern Canada/Mountain
    Canada/Newfoundland Canada/Pacific Canada/Saskatchewan Canada/Yukon`,
  CH: 'Europe/Zurich',
  CL: `
    America/Coyhaique America/Punta_Arenas America/Santiago Chile/Continental Chile/EasterIsland Pacific/Easter`,
  CN: 'Asia/Chongqing Asia/Chungking Asia/Harbin Asia/Kashgar Asia/Shanghai Asia/Urumqi',
  CO: 'America/Bogota',
  CR: 'America/Costa_Rica',
  CY: 'Asia/Famagusta Asia/Nicosia Europe/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin Europe/Busingen',
  DK: 'Europe/Copenhagen',
  DO: 'America/Santo_Domingo',
  EC: 'America/Guayaquil Pacific/Galapagos',
  EE: 'Europe/Tallinn',
  EG: 'Africa/Cairo',
  ES: 'Africa/Ceuta Atlantic/Canary Europe/Madrid',
  FI: 'Europe/Helsinki',
  FJ: 'Pacific/Fiji',
  FR: 'Europe/Paris',
  GB: 'Europe/Belfast Europe/London',
  GE: 'Asia/Tbilisi',
  GH: 'Africa/Accra',
  GR: 'Europe/Athens',
  HK: 'Asia/Hong_Kong',
  HN: 'America/Tegucigalpa',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IL: 'Asia/Jerusalem Asia/Tel_Aviv',
  IN: 'Asia/Calcutta Asia/Kolkata',
  IR: 'Asia/Tehran',
  IS: 'Atlantic/Reykjavik',
  IT: 'Europe/Rome',
  JO: 'Asia/Amman',
  JP: 'Asia/Tokyo',
  KE: 'Africa/Nairobi',
  KR: 'Asia/Seoul',
  KW: 'Asia/Kuwait',
  LB: 'Asia/Beirut',
  LI: 'Europe/Vaduz',
  LK: 'Asia/Colombo',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MA: 'Africa/Casablanca',
  MC: 'Europe/Monaco',
  MD: 'Europe/Chisinau Europe/Tiraspol',
  MK: 'Europe/Skopje',
  MO: 'Asia/Macao Asia/Macau',
  MT: 'Europe/Malta',
  MX: `
    America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez America/Ensenada
    America/Hermosillo America/Matamoros America/Mazatlan America/Merida America/Mexico_City America/Monterrey
    America/Ojinaga America/Santa_Isabel America/Tijuana Mexico/BajaNorte Mexico/BajaSur Mexico/General`,
  MY: 'Asia/Kuala_Lumpur Asia/Kuching',
  NG: 'Africa/Lagos',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NP: 'Asia/Kathmandu Asia/Katmandu',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  OM: 'Asia/Muscat',
  PA: 'America/Panama',
  PE: 'America/Lima',
  PH: 'Asia/Manila',
  PK: 'Asia/Karachi',
  PL: 'Europe/Warsaw',
  PR: 'America/Puerto_Rico',
  PT: 'Atlantic/Azores Atlantic/Madeira Europe/Lisbon',
  PY: 'America/Asuncion',
  QA: 'Asia/Qatar',
  RO: 'Europe/Bucharest',
  RS: 'Europe/Belgrade',
  RU: `
    Asia/Anadyr Asia/Barnaul Asia/Chita Asia/Irkutsk Asia/Kamchatka Asia/Khandyga Asia/Krasnoyarsk Asia/Magadan
    Asia/Novokuznetsk Asia/Novosibirsk Asia/Omsk Asia/Sakhalin Asia/Srednekolymsk Asia/Tomsk Asia/Ust-Nera
    Asia/Vladivostok Asia/Yakutsk Asia/Yekaterinburg Europe/Astrakhan Europe/Kaliningrad Europe/Kirov
    Europe/Moscow Europe/Samara Europe/Saratov Europe/Ulyanovsk Europe/Volgograd`,
  SA: 'Asia/Riyadh',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  SM: 'Europe/San_Marino',
  SV: 'America/El_Salvador',
  TH: 'Asia/Bangkok',
  TN: 'Africa/Tunis',
  TR: 'Asia/Istanbul Europe/Istanbul',
  TW: 'Asia/Taipei',
  UA: 'Europe/Kiev Europe/Kyiv Europe/Uzhgorod Europe/Zaporozhye',
  UG: 'Africa/Kampala',
  US: `
    America/Adak America/Anchorage America/Atka America/Boise America/Chicago America/Denver America/Detroit
    America/Fort_Wayne America/Indiana/Indianapolis America/Indiana/Knox America/Indiana/Marengo
    America/Indiana/Petersburg America/Indiana/Tell_City America/Indiana/Vevay America/Indiana/Vincennes
    America/Indiana/Winamac America/Indianapolis America/Juneau America/Kentucky/Louisville
    America/Kentucky/Monticello America/Knox_IN America/Los_Angeles America/Louisville America/Menominee
    America/Metlakatla America/New_York America/Nome America/North_Dakota/Beulah America/North_Dakota/Center
    America/North_Dakota/New_Salem America/Phoenix America/Shiprock America/Sitka America/Yakutat Pacific/Honolulu
    US/Alaska US/Aleutian US/Arizona US/Central US/East-Indiana US/Eastern US/Hawaii US/Indiana-Starke US/Michigan
    US/Mountain US/Pacific`,
  UY: 'America/Montevideo',
  VE: 'America/Caracas',
  VN: 'Asia/Ho_Chi_Minh Asia/Saigon',
  ZA: 'Africa/Johannesburg',
}

const COUNTRY_BY_ZONE: ReadonlyMap<string, string> = new Map(
  Object.entries(ZONES).flatMap(([country, zones]) =>
    zones
      .trim()
      .split(/\s+/)
      .map((zone) => [zone, country] as const),
  ),
)

/**
 * Where a person is: by the clock they live by, else by the country of the languages they read; null where neither
 * tells, since a wrong number is worse than none.
 * @param zone - IANA name
 * @param languages - as the browser lists them, `en-GB`
 */
export function countryOf(zone: string, languages: readonly string[]): string | null {
  const byZone = COUNTRY_BY_ZONE.get(zone)
  if (byZone) return byZone
  // A place whose number we do not know must not get that of the language it reads.
  if (zone !== '' && zone !== 'UTC' && !zone.startsWith('Etc/')) return null
  const regions = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1])
  return regions.find((region) => region !== undefined && region in ZONES) ?? null
}
