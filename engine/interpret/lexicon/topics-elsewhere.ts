import type { Topic } from './topics.ts'

/** Words by what they are about, without accents: Italian, Dutch, and what the other languages lack there. */
export const TOPICS_ELSEWHERE: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  missed: [
    'non (?:ce l.ho fatta|sono riuscit[oa]|ho avuto tempo)|saltato|oggi (?:no|niente allenamento)|niet gelukt|geen tijd|vandaag niet|overgeslagen|vergeten te (?:trainen|gaan|sporten)|vergessen zu (?:trainieren|laufen)|oublie (?:ma|la|mon|de) (?:seance|sport|m.entrainer)|olvide (?:entrenar|ir)|esqueci-?(?:me)? (?:de )?(?:treinar|ir)|dimenticat[oa] (?:di )?(?:allenar\\p{L}+|andare)|ausgefallen|oggi niente(?=\\W)|hoy nada(?=\\W)',
  ],
  complaint: ['questa app|deze app|rimborso|geld terug|annuler mon abonnement|cancelar mi suscripcion'],
  ahead: [
    'domani|la settimana prossima|nel weekend|venerdi|lunedi prossimo|volgende week|dit weekend|overmorgen|dopodomani',
  ],
  away: [
    'vacanza|vacanze|ferie|viaggio|aereo|aeroporto|volo|albergo|in trasferta|parto per|vakantie|reis|vliegtuig|vlucht|vliegveld|hotel|weggeweest|dienstreise|zug nach|deplacement',
  ],
  feast: [
    'compleanno|matrimonio|festa|natale|capodanno|anniversario|verjaardag|jarig|bruiloft|feest\\p{L}*|kerst|sinterklaas|trouwdag',
  ],
  scale: [
    'bilancia|chili|dimagrit[oa]|ingrassat[oa]|weegschaal|kilo(?:s)? (?:afgevallen|aangekomen|minder|lichter|eraf)|afgevallen',
  ],
  training: [
    'palestra|allenament[oi]|allenat[oa]|correre|corso|corsa|corsetta|nuotat[oa]|nuoto|pedalat[oa]|bicicletta|bici|camminat[oa]|passeggiata|pesi|piegamenti|addominali|esercizi[oi]?|serie|ripetizioni|scarpe',
    'sportschool|hardgelopen|hardlopen|gerend|rennen|rondje|gefietst|fietsen|fiets|gezwommen|zwemmen|gewandeld|wandeling|getraind|training|oefening(?:en)?|gewichten|opdrukken|schoenen|herhalingen',
  ],
  body: [
    'gambe|braccia|schiena|spalle|collo|ginocchia|piedi|mani|benen|armen|rug|schouders|nek|knieen|voeten|handen|beine|arme|rucken|schultern|jambes|bras|piernas|brazos|pernas|bracos',
  ],
  study: [
    'esame|esami|universita|scuola|studiare|compiti|lezion[ei]|tesi|examen|tentamens?|studeren|studie|school|college|huiswerk|scriptie',
  ],
  work: [
    'lavor\\p{L}+|ufficio|capo|collegh[ei]|collega|riunion[ei]|turno|ferie finite|werk\\p{L}*|kantoor|baas|collega\\p{L}*|vergader\\p{L}*|overuren|dienst|deadline',
  ],
  people: [
    'figli[oa]?|bambin[oaie]|mamma|papa|madre|padre|nonn[oaie]|marito|moglie|amic[oaih]+|famiglia|fratello|sorella|ragazz[oa]|nipot[ei]|suocera|compagn[oa]',
    'kind(?:eren|je)?|zoon|dochter|moeder|vader|oma|opa|man|vrouw|vriend(?:in|en|innen)?|familie|gezin|broer|zus|buren|schoonmoeder|kleinkind(?:eren)?|visite|baby',
  ],
  animal: ['can[ei]|gatt[oaie]|cavall[oi]|hond(?:je|en)?|kat(?:ten)?|poes|paard|vogels?|kippen|konijn'],
  home: [
    'pulit[oa]|pulizie|giardino|spesa|bollette|lavatrice|huis|tuin|schoongemaakt|boodschappen|opgeruimd|wasmachine|klussen|geklust',
  ],
  food: [
    'mangiat[oa]|cucinat[oa]|cena|pranzo|colazione|torta|gelato|cioccolat[oa]|panino|lasagne|gegeten|gekookt|eten|taart|frietjes|friet|patat|pannenkoeken|stamppot|ontbijt|lunch|chocola|pommes|frites|crepes?|tortilla',
  ],
  drink: ['birra|aperitivo|ubriac[oa]|koffie|wijn|biertje|borrel|sekt|champagne'],
  weather: [
    'piov\\p{L}+|pioggia|nev\\p{L}+|freddo|caldo|nebbia|temporale|tempo (?:brutto|bello|schifoso)|regen\\p{L}*|sneeuw|koud|zon|zonnetje|storm|mist|ijzel|weer (?:was|is|zat)|verregnet|nass|nieselt|tormenta|nublado',
  ],
  leisure: [
    'libro|musica|partita|calcio|serie tv|concerto|chitarra|boek|film|muziek|voetbal|wedstrijd|spelletje|concert|gitaar|jardinage|leyendo|lendo',
  ],
  night: ['dormit[oa]|sonno|sveglia|svegliat[oa]|geslapen|slaap|wakker|uitgeslapen|nacht'],
  motto: [
    'un passo alla volta|piano piano|avanti cosi|si va avanti|stap voor stap|gewoon doorgaan|volhouden|adelante|seguimos|bora|vamos',
  ],
  laughter: ['ah(?:ah)+|haha\\p{L}*|xd|grapje|scherzo|scherz|blague|broma|brincadeira'],
  greeting: ['^\\W*(?:ciao|buongiorno|buonasera|salve|hoi|hallo|goedemorgen|goedenavond|dag|boa tarde|bom dia)\\b'],
}
