/** Further words of the kind of `things`, written in the same way. */
export const moreThings = `
default loss losses writeoff | Ausfall Ausfälle Verlust Verluste Zahlungsausfälle
revenue turnover sales | Umsatz Erlös Erlöse
profit margin | Gewinn Marge
saving savings save | Einsparung Einsparungen sparen gespart
benefit benefits advantage | Nutzen Vorteil Vorteile
businesscase | Wirtschaftlichkeitsrechnung Geschäftsplan
law legal statutory regulation regulatory rule | Gesetz gesetzlich rechtlich Vorschrift Regulierung Recht
legaldepartment lawyer counsel | Rechtsabteilung Jurist Anwalt Justiziariat
audit auditor auditors | Audit Revision Wirtschaftsprüfer Prüfer Auditor
finance financial accounting controller controlling | Finanzen finanziell Buchhaltung Controlling Rechnungswesen Finanz
hr humanresources | Personalabteilung
payroll wages salary salaries | Gehalt Gehälter Lohn Löhne Gehaltsabrechnung
travel trip | Reise Reisen Reisekosten
hardware equipment | Hardware Ausstattung
spare spares spareparts | Ersatzteil Ersatzteile
file paper | Akte Akten Papier
archive | Archiv
list register inventory directory | Liste Verzeichnis Register Inventar
overview | Übersicht
meeting session | Sitzung Besprechung Treffen Termin
minutes protocol | Protokoll Niederschrift
interview interviews | Interview Befragung Gespräch
survey poll | Umfrage Befragung
target goal | Ziel Soll
negotiate negotiated negotiation negotiations renegotiate renegotiated | verhandelt Verhandlung Verhandlungen nachverhandelt verhandeln
handover handedover transfer | Übergabe übergeben überreicht
prepare prepared preparation ready | vorbereitet Vorbereitung vorbereiten bereit
monitor monitored monitoring supervise watch | überwacht Überwachung überwachen Monitoring beobachtet
simulate simulation | Simulation simuliert
log logged logging | protokolliert Protokollierung Logging
critical severe serious | kritisch schwerwiegend gravierend
important key essential | wichtig wesentlich zentral
early | früh frühzeitig ! late | spät verspätet
before prior | vor zuvor vorher ! after afterwards | nach danach nachher
visible visibly openly | sichtbar offen
separate separated | getrennt separat ! joint shared common | gemeinsam geteilt
individual single | einzeln individuell Einzelauswertungen
electronic digital | elektronisch digital
mobile | mobil mobile
department head | Abteilungsleiter Bereichsleiter
scan scanned scanning digitise digitised | gescannt Scannen digitalisiert eingescannt
assign allocate allocated staffed | zugeteilt besetzt Besetzung zugewiesen ! unstaffed | unbesetzt
wrong incorrect faulty false | falsch fehlerhaft unrichtig ! right correct | richtig korrekt
satisfied content happy | zufrieden Zufriedenheit ! dissatisfied unhappy | unzufrieden
europeanunion eu | EU europäischunion
headquarters | Zentrale Hauptsitz
buildings building | Gebäude
move relocation | Umzug
regular regularly periodic | regelmäßig turnusmäßig
immediate immediately promptly | sofort unverzüglich umgehend
separately apart | gesondert separat getrennt
consultant consultants consulting advisory adviser | Berater Beratung Beraterin Beratern
service services | Dienstleistung Dienstleistungen Dienst Dienste Leistung Leistungen Service
infeed infeeds | Einschleusung Einschleusungen
dispatch dispatching disposition | Disposition Dispo disponieren
control steering | Leitstand Leitstelle Leitsystem Leitwarte Steuerung
wait waiting waits | warten Wartezeit wartet
repeat repeated repetition repeats | wiederholt wiederholen Wiederholung
export exports exported | exportieren exportiert Export
import imports imported | importieren importiert Import
credit loan loans | Kredit Kredite Darlehen
treat treats treated treatment | behandelt behandeln Behandlung
patient patients | Patient Patienten Patientin
teacher teachers | Lehrer Lehrkraft Lehrkräfte Lehrerin
nurse nurses nursing | Pflegekraft Pflegekräfte Pflege
achieve achieved reach reached attain | erreicht erreichen
open opened opening | geöffnet eröffnet öffnen Öffnung ! close closed closing closure shut | geschlossen schließen geschlossene Schließung zu
keep keeps remain remains stay stays | bleibt bleiben bestehen erhalten
accept acceptance accepted | abgenommen Abnahme abnehmen abnimmt
sanction | Sanktion
binding | bindend verbindlich
safety | Sicherheit
number numbers figure figures | Zahl Zahlen Anzahl
condition conditions | Bedingung Bedingungen Auflage Auflagen
illness ill sick | krank Krankheit
allocation headcount | Stellenplan
attend attended attendance | teilgenommen Teilnahme besucht
speak spoken oral orally verbal | mündlich
possible | möglich ! impossible | unmöglich
publish published | veröffentlicht Veröffentlichung publiziert
withdraw withdrawn revoke revoked | zurückgezogen widerrufen Widerruf
join joined | beigetreten eingetreten
majority most | Mehrheit
remote | Fernzugriff remote
multifactor mfa twofactor | Zwei-Faktor Mehrfaktor
escalation escalate escalated | Eskalation eskaliert
baseline | Ausgangswert
kpi indicator metric | Kennzahl Kennzahlen Messgröße
specimen sample | Stichprobe Muster
complaint complaints | Beschwerde Beschwerden Reklamation
supplier vendor provider contractor seller | Lieferant Anbieter Dienstleister Auftragnehmer Verkäufer ! customer client buyer | Kunde Auftraggeber Käufer Besteller
employer | Arbeitgeber ! employee | Arbeitnehmer
sufficient enough adequate ample | ausreichend genug genügend hinreichend ! insufficient inadequate scarce | unzureichend mangelhaft ungenügend knapp
unchanged same identical stable constant fixed | unverändert gleich identisch konstant stabil fest ! changed different varying | geändert anders verschieden
authority agency regulator | Behörde Amt Aufsicht Aufsichtsbehörde Regulierer
permit permission licence concession | Genehmigung Erlaubnis Zulassung Konzession
roster rota shiftplan timetable schedule | Dienstplan Schichtplan Fahrplan Zeitplan
shop store outlet branch | Filiale Laden Geschäft Markt
vehicle vehicles truck trucks lorry van fleet car cars | Fahrzeug Fahrzeuge Lastwagen Lkw Fuhrpark Flotte Auto
driver drivers | Fahrer Fahrerin
pupil pupils student students | Schüler Schülerin Studierende
citizen citizens resident residents | Bürger Einwohner Anwohner
union unions | Gewerkschaft
head director chief leader principal | Leiter Leiterin Chef Direktor Vorsitzende
chair chairman chairwoman | Vorsitz Vorsitzender Vorsitzende
doctor physician doctors physicians | Arzt Ärzte Ärztin Chefarzt
ward wards station | Station Stationen
laboratory lab labs | Labor Labore
drug drugs medicine medication | Medikament Medikamente Arznei Arzneimittel
parcel parcels package packages | Paket Pakete Sendung
guest guests visitor visitors | Gast Gäste Besucher
booking bookings reservation reservations | Buchung Buchungen Reservierung
room rooms | Raum Räume Zimmer
emergency | Notfall Notfälle
power supply | Stromversorgung
reserve reserves contingency buffer | Reserve Puffer Rücklage
duty duties obligation obligations | Pflicht Pflichten Verpflichtung Aufgabe
customs | Zoll
tax taxes | Steuer Steuern
subsidy grant funding subsidies | Förderung Zuschuss Fördermittel
complaint complaints | Beschwerde Beschwerden
response | Rückmeldung
error errors mistake mistakes | Fehler Irrtum
copy copies duplicate | Kopie Doppel
letter letters | Schreiben Brief
statement declaration | Erklärung Aussage
proof evidence | Nachweis Beleg Beweis
assumption assumptions | Annahme Annahmen
exception exceptions | Ausnahme Ausnahmen
scenario scenarios | Szenario Szenarien
threshold limit ceiling cap maximum | Schwelle Grenze Obergrenze Höchstwert Limit
lower bottom floor | Untergrenze
supply supplies | Versorgung
demand | Nachfrage
stock inventory stocks | Bestand Bestände Vorrat Lagerbestand
pipeline line lines | Leitung Leitungen Linie
station stations | Bahnhof Station Haltestelle
bridge | Brücke
building buildings construction | Bau Bauwerk Gebäude
noise | Lärm
waste scrap | Abfall Ausschuss
fire | Brand Feuer
flood | Hochwasser
heating heat | Heizung Wärme
sensor sensors | Sensor Sensoren
camera cameras | Kamera Kameras
key keys | Schlüssel
door doors | Tür Türen
language languages | Sprache Sprachen
spreadsheet spreadsheets excel | Tabelle Tabellen Excel
mail email emails | Mail E-Mail
website portal web site | Portal Webseite Website Internetseite
search | Suche
screen screens display | Bildschirm Anzeige Maske
mobile phone smartphone handheld device tablet | Handy Smartphone Handgerät Tablet
satisfaction | Zufriedenheit
turnover fluctuation attrition | Fluktuation
absence sickness | Abwesenheit Krankenstand Fehlzeiten
half | Hälfte
quarter | Viertel
majority most | Mehrheit Großteil
owner owners holder | Eigentümer Inhaber Verantwortlicher
annex extension wing | Anbau Erweiterung
tenant tenants lessee | Mieter ! landlord lessor | Vermieter
free gratis | kostenlos frei gratis
admission entrance entry | Eintritt Zutritt
breakfast | Frühstück
lease leases tenancy rental | Mietvertrag Mietverträge Pachtvertrag Pacht
`
