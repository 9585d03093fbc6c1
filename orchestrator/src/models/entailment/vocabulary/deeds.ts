/**
 * Words for what is done and how it stands, that mean the same: English before the bar and German after it; what means
 * the contrary follows an exclamation mark. Written for this product. A word may stand in several groups.
 */
export const deeds = `
approve approval approved signoff authorise authorize endorse ratify greenlight release clearance adopt | genehmigen genehmigt Genehmigung freigeben freigegeben freigibt Freigabe gebilligt billigen bewilligt bewilligen zustimmen zugestimmt Zustimmung verabschiedet abgesegnet absegnen ! reject rejection decline refuse refusal veto turndown | ablehnen abgelehnt ablehnt Ablehnung verweigert verworfen zurückgewiesen
sign signed signature countersign signing | unterschrieben unterschreiben unterzeichnet unterzeichnen Unterschrift Unterzeichnung gegengezeichnet unterschreibt gezeichnet
agree agreement agreed consent accept acceptance accepted assent | vereinbart vereinbaren Vereinbarung zustimmen zugestimmt stimmt Zustimmung einigen geeinigt Einigung einverstanden akzeptiert akzeptieren Einverständnis angenommen ! disagree refuse reject decline declined turn_down disputed dispute contested | strittig umstritten abgelehnt uneinig Ablehnung
conclude concluded conclusion | abgeschlossen abschließen abschluss abschliessen geschlossen vereinbart
complete completed completion finish finished finalise finalize conclude done ended closed wrapup | abgeschlossen abschließen Abschluss fertig fertiggestellt Fertigstellung beendet erledigt vollendet vollständig durchgeführt ! incomplete unfinished outstanding ongoing pending begin begins starts | unvollständig unfertig offen ausstehend laufend beginnt beginnen anlaufen startet
perform performed carryout carriedout conduct conducted execute done took happened held run ran | durchgeführt durchführen Durchführung erfolgt erfolgen ausgeführt stattgefunden gemacht vorgenommen abgehalten
close closed closure resolve resolved fix fixed remedy remediate settled solved | geschlossen behoben beheben Behebung gelöst erledigt beseitigt ! open unresolved outstanding | offen ungelöst ausstehend
test tested testing trial rehearse rehearsal exercise exercised dryrun | getestet testen Test Tests erprobt Erprobung Probelauf Probe geprobt geübt Generalprobe
review reviewed check checked examine inspect verify verified audit audited assess assessed assessment validate validated | geprüft prüfen Prüfung überprüft überprüfen kontrolliert Kontrolle begutachtet bewertet Bewertung validiert verifiziert Durchsicht
train trained training course education workshop instruct schooling | geschult schulen Schulung Schulungen ausgebildet Ausbildung Kurs unterwiesen Unterweisung Weiterbildung
appoint appointed name named nominate nominated designate designated assign assigned | benannt benennen Benennung ernannt ernennen bestellt bestimmt zugewiesen zugeordnet namentlich genannt eingesetzt ! vacant unnamed unassigned unfilled open advertised | vakant unbesetzt offen ausgeschrieben
owner responsible accountable responsibility charge | verantwortlich Verantwortlicher Verantwortliche Verantwortung Verantwortlichen zuständig Eigentümer Zuständigkeit Zuständige Inhaber
lead leads led leader head heads manage manages managed manager management steer direct director | leitet leiten Leitung Leiter Leiterin führt geführt führen Führung steuert Leiterin Manager
deputy substitute standin cover replacement backup stand | Vertretung Stellvertreter Stellvertretung Stellvertreterin vertritt Ersatz vertreten
contact | Ansprechpartner Ansprechpartnerin Kontakt Kontaktperson Ansprechperson
document documented documentation describe described description write written record recorded | dokumentiert Dokumentation dokumentieren beschrieben beschreiben Beschreibung schriftlich niedergelegt festgehalten aufgezeichnet verschriftlicht ! undocumented unwritten verbal | undokumentiert mündlich
define defined definition set specify specified specification determine laiddown fixed establish established | definiert definieren Definition festgelegt festlegen Festlegung bestimmt spezifiziert Spezifikation geregelt regelt Regelung ! undefined unspecified | undefiniert ungeklärt offen
exist exists existing available place present there inplace | existiert existieren vorhanden liegt vorliegt vorliegen gibt besteht bestehen verfügbar gilt ! missing lacking absent unavailable lack gone | fehlt fehlen fehlend fehlende unvorhanden
available availability accessible uptime reachable up | verfügbar Verfügbarkeit erreichbar bereit ! unavailable unavailability down downtime outage unreachable offline | ausfall ausgefallen nichtverfügbar Ausfallzeit unerreichbar Stillstand
downtime outage interruption failure unavailability | Ausfall Ausfallzeit Stillstand Unterbrechung Störung Ausfalls
inforce valid effective | in_Kraft in_Kraft_gesetzt in_Kraft_getreten gültig wirksam gilt
valid validity effective applicable force current inforce apply applies | gültig Gültigkeit gilt gelten wirksam aktuell läuft ! invalid expired expire lapse lapsed outdated superseded obsolete void | ungültig abgelaufen veraltet überholt erloschen außer
expire expires expired expiry end ends ended lapse | ablaufen abgelaufen ausläuft auslaufen läuft ausgelaufen endet Ende enden
extend extended extension renew renewed renewal prolong | verlängert verlängern Verlängerung erneuert erneuern Erneuerung
terminate terminated termination cancel cancelled cancellation cancel notice | gekündigt kündigen Kündigung beendet storniert aufgehoben Kündigungen
include includes included inclusion part contain contains cover covers covered comprise comprises encompass within | enthalten enthält inbegriffen beinhaltet umfasst Bestandteil Teil einschließlich eingeschlossen inklusive abgedeckt umfassen ! exclude excludes excluded exclusion omit leaveout leftout without outside charged_separately charged_extra billed_separately | ausgeschlossen ausgenommen ausschließen exklusive Ausschluss nichtenthalten außerhalb
allow allowed permit permitted permission may can entitled admissible | erlaubt erlauben gestattet zulässig dürfen darf Erlaubnis berechtigt können ! forbid forbidden prohibit prohibited ban banned exclude excluded disallow disallowed denied | verboten untersagt unzulässig verbieten ausgeschlossen Verbot
require required requirement need needs needed mandatory obligatory compulsory must necessary demand obliged | verlangt verlangen erforderlich nötig notwendig verpflichtend Pflicht muss müssen benötigt brauchen braucht gefordert fordert Anforderung Anforderungen verbindlich verpflichtet zwingend ! optional voluntary unnecessary dispensable | optional freiwillig unnötig entbehrlich wahlweise
request ask demand apply | verlangen anfordern beantragt beantragen Antrag fordern bitten gebeten anfragen
restrict restricted limit limited limitation confine cap capped | beschränkt beschränken Beschränkung begrenzt begrenzen Begrenzung eingeschränkt gedeckelt ! unrestricted unlimited open | unbeschränkt unbegrenzt uneingeschränkt
guarantee guaranteed assure assured warrant warranty commit commitment pledge promise | garantiert garantieren Garantie zugesichert zusichern Zusicherung gewährleistet Gewährleistung verpflichtet zugesagt Zusage
encrypt encrypted encryption cipher | verschlüsselt verschlüsseln Verschlüsselung ! unencrypted plaintext cleartext | unverschlüsselt Klartext
store stored storage keep kept retain retained hold held file | gespeichert speichern Speicherung aufbewahrt aufbewahren Aufbewahrung gelagert vorgehalten abgelegt archiviert liegen ! delete deleted deletion erase erased purge | gelöscht löschen Löschung
delete deleted deletion erase erased remove removed purge | gelöscht löschen Löschung entfernt entfernen
backup backups backedup | Sicherung Backup Backups gesichert Datensicherung Sicherungen Datensicherungen
restore restored recover recovery restoration | wiederhergestellt wiederherstellen Wiederherstellung Wiederanlauf Rücksicherung
rollback fallback reversal return back | Rückfall Rückkehr Rollback zurück Rückfallebene Fallback
migrate migrated migration move moved transfer transferred relocate conversion | migriert migrieren Migration übertragen Übernahme übernommen umgezogen Überführung Umzug überführt
cutover switchover changeover switch | Umstellung umgestellt umstellen Cutover Umschaltung
golive launch launched rollout rolledout deploy deployed deployment introduce introduced introduction live in_operation operational put_into_operation | Produktivsetzung Einführung eingeführt einführen Rollout Livegang Produktivstart Inbetriebnahme ausgerollt produktiv live Einführungen Go-live Golive in_Betrieb in_Betrieb_genommen
start started begin begins beginning begun commence kickoff launch | begonnen beginnt beginnen Beginn gestartet startet Start starten Auftakt anlaufen angelaufen ! end ended stop stopped finish | Ende endet beendet gestoppt eingestellt
stop stopped end ended discontinue discontinued abolish suspend suspended halt | beendet eingestellt gestoppt abgeschafft ausgesetzt ! continue continued continues resume resumed start | fortgesetzt fortgeführt weiterhin weiter wiederaufgenommen
plan planned planning schedule scheduled foreseen intended intend | geplant planen Planung vorgesehen eingeplant terminiert angesetzt plant beabsichtigt
concept design blueprint | Konzept Entwurf Konzeption Auslegung
strategy | Strategie
publish published publication post posted release released online issue | veröffentlicht veröffentlichen Veröffentlichung publiziert bekanntgegeben
ask asked consult consulted hear heard question interview interviewed survey surveyed | gefragt fragen befragt befragen angehört konsultiert gehört
oppose opposes opposed objects objected resist | widerspricht widersprochen lehnt dagegen ! support supports supported back backs favour | unterstützt befürwortet
lose lost loses loss losses | verloren verlieren Verlust Verluste verlor
bear bears bore borne shoulder carries | trägt tragen getragen übernimmt
disable disabled deactivate deactivated switchoff switchedoff | deaktiviert abgeschaltet ausgeschaltet abschalten ausschalten deaktivieren Abschaltung ! enable enabled activate activated switchedon | aktiviert eingeschaltet einschalten aktivieren
hire hired recruit recruited recruitment fill filled staffed staff | eingestellt besetzt einstellen besetzen rekrutiert Einstellung Besetzung ! vacant unfilled unstaffed | vakant unbesetzt
inspect inspected inspection examine | inspiziert Inspektion begutachtet besichtigt
measure measured measurement calibrate | gemessen messen Messung kalibriert
repair repaired repairs mend | repariert reparieren Reparatur instandgesetzt
submit submitted submission file filed handin | eingereicht einreichen Einreichung vorgelegt vorlegen abgegeben
draft drafted drawup drawnup prepare compile compiled | erstellt erstellen Erstellung ausgearbeitet verfasst aufgestellt erarbeitet
register registered registration enrol enrolled | registriert Registrierung angemeldet Anmeldung eingetragen
enter entered record recorded log capture captured | erfasst erfassen Erfassung eingegeben eingetragen
correct corrected correction rectify | korrigiert korrigieren Korrektur berichtigt
merge merged consolidate consolidated combine combined | zusammengeführt zusammengelegt konsolidiert fusioniert
connect connected attach attached link linked | angeschlossen angebunden verbunden anschließen Anschluss Anbindung ! disconnected detached | getrennt abgehängt
separate separated separation split | getrennt trennen Trennung aufgeteilt ! merged combined joint | zusammengeführt gemeinsam
lock locked block blocked | gesperrt sperren Sperre blockiert ! unlock unlocked unblocked open | entsperrt freigeschaltet
notify alerted alert warn warned | gewarnt alarmiert benachrichtigt verständigt
reconcile reconciled reconciliation match matched | abgeglichen abgestimmt Abgleich Abstimmung
lease leased rent rented hire tenancy | gemietet gepachtet Miete Pacht geleast vermietet
expand expanded expansion enlarge enlarged extend | erweitert erweitern Erweiterung ausgebaut Ausbau
attend attended attendance participate participated took | teilgenommen besucht Teilnahme
postpone postponed defer deferred delay delayed slip slipped | verschoben vertagt verzögert zurückgestellt ! advanced broughtforward | vorgezogen
compare compared comparison | verglichen vergleichen Vergleich
rate rated score scored scoring rank ranked ranking weigh weighted | bewertet Bewertung gewichtet gereiht benotet
shortlist shortlisted | Vorauswahl engere
object objection objections concern concerns | Einwand Einwände Bedenken Widerspruch
configure configured configuration customise customised parametrise | konfiguriert Konfiguration angepasst parametriert eingestellt
compensate compensated compensation reimburse reimbursed refund refunded | entschädigt erstattet Erstattung Entschädigung vergütet
translate translated translation | übersetzt Übersetzung
explain explained present presented presentation show demonstrate demonstrated demonstration | erklärt vorgestellt präsentiert Präsentation vorgeführt Vorführung erläutert
understand understood | verstanden verstehen
identify identified find found discover discovered detect detected | ermittelt identifiziert gefunden entdeckt festgestellt erkannt
prevent prevented avoid avoided rule ruledout | verhindert vermieden ausgeschlossen verhindern vermeiden
ensure ensured safeguard secured secure | sichergestellt gewährleistet gesichert sicherstellen
distribute distributed distribution hand handedout | verteilt ausgegeben Verteilung
receive received receipt get got obtain obtained | erhalten erhielt bekommen Erhalt empfangen
send sent dispatch dispatched | gesendet geschickt verschickt versandt
answer answered reply replied respond responded | beantwortet geantwortet Antwort
arrive arrived come | eingetroffen angekommen Ankunft
print printed label labelled | gedruckt etikettiert
count counted stocktake | gezählt Zählung Inventur
own owned owns possess property | besitzt gehört Eigentum Besitz
found founded set establish established create created creation formed | gegründet gebildet eingerichtet geschaffen erstellt Gründung
dissolve dissolved disband | aufgelöst
rise risen climb climbed went | gestiegen angestiegen
win awarded award contract | vergeben Vergabe Zuschlag beauftragt Beauftragung erteilt
commission commissioned mandate mandated order | beauftragt beauftragen Auftrag
visit visited | besucht besichtigt Besuch
allocated allot assigned earmark earmarked reserve reserved | zugewiesen reserviert eingeplant vorgehalten
recognise acknowledge acknowledged acknowledgement | anerkannt bestätigt zur
adhere keepto observe observed respect | eingehalten beachtet befolgt
employ employed employs | beschäftigt angestellt
reduce reduced reduction | reduziert verringert Verringerung Senkung
freeze frozen | eingefroren
seal sealed | versiegelt plombiert
treat handle process deal | behandelt bearbeitet
move moved relocate relocated | verlegt umgezogen verlagert
double doubled doubles | verdoppelt verdoppeln ! halve halved halves | halbiert halbieren
`
