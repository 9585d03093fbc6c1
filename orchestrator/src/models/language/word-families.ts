import { germanStem, stem } from './words.ts'

export interface WordFamily {
  en: readonly string[]
  de: readonly string[]
}

/**
 * Words that a question and the heads, names and cells of tables have for the same thing, though neither a stem nor an
 * entry of the lexicon joins them: English ones, and German ones in every form that a question has.
 */
export const wordFamilies: readonly WordFamily[] = familiesOf(`
  day daily:tag täglich arbeitstag;
  year yearly annual annually annum:jahr jährlich;
  month monthly:monat monatlich;
  week weekly:woche wöchentlich;
  employee staff headcount workforce personnel:mitarbeiter beschäftigter personal belegschaft;
  cost price fee charge rate:kosten kostet preis satz gebühr;
  cost budget budgeted spend spent amount:kosten kostet budget aufwand ausgaben;
  choose chose chosen choice select selected selection:wählen gewählt wahl auswahl;
  sign signed signature:unterschreiben unterschrift unterzeichnet unterschrieben;
  steering:lenkungskreis lenkungsausschuss lenkungsgruppe;
  group committee board circle:kreis gruppe ausschuss gremium lenkungskreis lenkungsausschuss;
  state land:land bundesland staat;
  extra additional further:zusätzlich zusätzliche mehrkosten mehraufwand zusatzkosten;
  south southern:süd süden südlich; north northern:nord norden nördlich;
  east eastern:ost osten östlich; west western:west westen westlich;
  field site:feld gelände;
  deputy substitute stand-in backup cover stands:stellvertreter stellvertreterin stellvertretung vertretung vertritt;
  reader device:leser lesegerät gerät;
  funding grant subsidy:förderung förderbescheid fördermittel zuschuss;
  claim settle expense expenses:abrechnen abrechnung abgerechnet;
  travel journey trip:reise reisen dienstreise;
  meeting session:sitzung besprechung termin protokoll;
  own owner owned responsible accountable:eigentümer verantwortlich zuständig verantwortlicher;
  store stores shop branch outlet:filiale filialen geschäft laden;
  sales:vertrieb verkauf;
  point points score mark grade rating:punkt punkte note bewertung;
  duplicate duplicates:dublette dubletten doppelt;
  people person:person personen leute;
  data record records:daten datensatz datensätze;
  eea eu:eu ewr;
  bed:bett betten;
  ward:station stationen krankenstation;
  storage warehouse:lager lagerfläche lagerung;
  wave:welle;
  line:sparte linie;
  red:rot;
  green:grün;
  amber yellow:gelb;
  high:hoch hohe;
  low:niedrig gering;
  medium:mittel;
  open:offen;
  technical technology:technisch technische technischer technischen technik technologie;
  closed done completed finished settled:geschlossen erledigt abgeschlossen fertig;
  decide decided decision decisions resolve resolved resolution:beschließen beschlossen beschluss beschlüsse entscheiden entschieden entscheidung;
  task tasks action actions todo activity:aufgabe aufgaben maßnahme aktivität;
  incident outage failure downtime disruption breakdown:störung ausfall vorfall panne;
  cause caused reason trigger:ursache grund auslöser verursacht;
  likelihood probability:wahrscheinlichkeit eintrittswahrscheinlichkeit eintritt;
  impact effect consequence:auswirkung folge wirkung schadenshöhe;
  keep kept retain retained retention store stored:aufbewahren aufbewahrt aufbewahrung gespeichert speicherung;
  delete deleted deletion destroy destroyed erase:löschen gelöscht löschung vernichten vernichtet vernichtung;
  reject rejected decline declined refuse refused refusal:ablehnen abgelehnt ablehnung;
  approve approved approval release released:genehmigen genehmigt genehmigung freigabe freigegeben zugestimmt;
  present attend attended attendee attendees participant participants:anwesend teilnehmer teilgenommen teilnehmen;
  apologies absent excused:entschuldigt abwesend abwesenheit;
  chair chaired chairs chairman chairwoman:vorsitz vorsitzender vorsitzende;
  change changes cutover switch switched migrate migrated migration move moved go-live rollout:umstellung umgestellt umstellen wechsel wechselt einführung umzug umziehen umgezogen;
  box boxes carton package pack:schachtel schachteln karton packung;
  tower mast:turm türme mast;
  rent lease:miete jahresmiete pacht;
  term runtime runs:laufzeit läuft laufen;
  submit submitted submission:abgeben abgegeben abgabe abgabefrist einreichen eingereicht einreichung;
  lead leads led leader manage manages:leiten leitet leitung leiter;
  introduction rollout launch:einführung einführen eingeführt;
  duration term period:dauer laufzeit zeitraum;
  notice termination terminate terminated:kündigung kündigungsfrist gekündigt kündigen kündigt;
  expire expired expires expiry:ablaufen abgelaufen ablauf läuft;
  must mandatory compulsory must-have:muss pflicht verpflichtend;
  control comparison compare:vergleich kontrolle vergleichsgruppe;
  centre center hub site:zentrum zentren;
  rehearsal dry-run:probe generalprobe;
  hospital clinic:krankenhaus krankenhäuser klinik klinikum;
  recording recordings record:aufnahme aufnahmen aufzeichnung aufzeichnungen mitschnitt;
  phone telephone:telefon telefonisch;
  datacentre datacenter:rechenzentrum;
  vendor supplier provider bidder:anbieter lieferant bieter dienstleister hersteller;
  tender procurement:ausschreibung vergabe;
  award contract:zuschlag;
  request application claim:antrag anträge;
  claim claims damage loss:schaden schäden schadenfall;
  policy policies contract contracts:vertrag verträge police policen;
  loan credit:kredit darlehen;
  interest:zins zinsen zinssatz;
  reserve contingency buffer cushion:reserve rücklage puffer;
  bonus premium:bonus prämie;
  penalty fine:strafe vertragsstrafe bußgeld pönale;
  target goal objective:ziel zielwert soll sollwert;
  actual actuals:ist istwert tatsächlich;
  planned plan baseline:geplant plan soll;
  inhabitants population residents:einwohner bevölkerung;
  truck trucks lorry lorries vehicle vehicles van fleet:fahrzeug fahrzeuge lastwagen lkw flotte;
  begin begins began begun start starts started:beginn beginnt beginnen begonnen start startet anfang;
  end ends ended finish finished finishes:ende endet enden beendet abschluss;
  train trained training course:schulung schulen geschult ausbildung kurs unterweisung;
  participate participates take part:teilnehmen nehmen teil;
  deliver delivered delivery:liefern geliefert lieferung;
  test tested tests:test getestet prüfung geprüft;
  deviation variance difference:abweichung differenz unterschied;
  mean average:mittel mittelwert durchschnitt durchschnittlich;
  weight weighting:gewicht gewichtung;
  criterion criteria:kriterium kriterien;
  measure measures:maßnahme maßnahmen;
  record records file files document documents:unterlagen akte akten dokument datensatz datensätze;
  move relocation relocate:umzug verlagerung;
  material bill bom:stückliste stücklisten;
  connect connected integration integrate interface:anbinden angebunden anbindung schnittstelle integration;
  remain remains remaining stay stays kept keep:bleiben bleibt verbleiben behalten;
  part scope:umfang bestandteil teil;
  return returned returns:rücklauf rückgabe zurück zurückgegeben;
  visit visits:besuch besuche;
  appoint appointed:ernannt bestellt;
  pay paid payment:zahlen zahlt bezahlt zahlung;
  internal own:intern interne eigen eigenes eigene;
  callcentre helpdesk hotline:callcenter hotline;
  threshold limit:grenze grenzwert schwelle schwellenwert`)

/** Names that the two languages write differently. */
export const placeFamilies: readonly WordFamily[] = familiesOf(`
  germany:deutschland; austria:österreich; switzerland:schweiz; france fr:frankreich; italy:italien; spain:spanien;
  poland pl:polen; netherlands nl:niederlande; belgium:belgien; croatia hr:kroatien; slovenia:slowenien; hungary hu:ungarn;
  czechia cz:tschechien; slovakia sk:slowakei; denmark dk:dänemark; sweden:schweden; norway:norwegen; finland:finnland;
  ireland:irland; britain:großbritannien; greece:griechenland; romania:rumänien; turkey:türkei; serbia:serbien;
  bulgaria:bulgarien; lithuania:litauen; latvia:lettland; estonia:estland; europe:europa; america:amerika; china:china;
  vienna:wien; munich:münchen; cologne:köln; zurich:zürich; geneva:genf; milan:mailand; rome:rom; prague:prag;
  warsaw:warschau; katowice:kattowitz; gdansk:danzig; wroclaw:breslau; poznan:posen; szczecin:stettin; krakow kraków cracow:krakau; brussels:brüssel; copenhagen:kopenhagen; lisbon:lissabon; nuremberg:nürnberg; hanover:hannover;
  venice:venedig; florence:florenz; naples:neapel; athens:athen; moscow:moskau; bavaria:bayern; saxony:sachsen`)

function familiesOf(entries: string): WordFamily[] {
  return entries.split(';').map((entry) => {
    const [english = '', german = ''] = entry.trim().split(':')
    return {
      en: english.split(/\s+/).map(stem),
      de: german.split(/\s+/).flatMap((word) => [stem(word), germanStem(word)]),
    }
  })
}
