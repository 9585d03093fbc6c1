/** Information technology, data and projects, written as `deeds` are; `_` joins an expression. */
export const technology = `
access_card badge key_card | Ausweis Zutrittskarte Dienstausweis Chipkarte
access_control access_management entry_control | Zutrittskontrolle Zugangskontrolle Zugriffssteuerung
algorithm model | Algorithmus Modell
analytics reporting business_intelligence dashboard | Auswertung Berichtswesen Dashboard Kennzahlensystem
antivirus malware virus ransomware malicious_software | Virus Schadsoftware Virenschutz Erpressungssoftware
archive_system document_management dms | Archivsystem Dokumentenmanagement Dokumentenmanagementsystem
artificial_intelligence ai machine_learning | KI Intelligenz
attachment enclosure annex appendix | Anhang Anlage Beilage
audit_trail log_file log_files logs | Protokoll Logdatei Logdateien Protokolldaten
authentication two-factor two-factor_authentication multi-factor multi-factor_authentication | Authentifizierung Zwei-Faktor-Authentifizierung Mehrfaktor-Authentifizierung Anmeldung
backend | Backend Hintergrundsystem
backlog queue | Rückstand Warteschlange Stau
bandwidth | Bandbreite
barcode scanner reader | Barcode Strichcode Scanner Lesegerät
batch job | Batch Stapel Stapellauf
beta prototype mock-up proof_of_concept | Prototyp Machbarkeitsnachweis Muster Beta
blueprint | Blaupause Sollkonzept
board card | Karte Platine
bottleneck shortage | Engpass Knappheit
browser | Browser
bug_fix patch hotfix | Fehlerbehebung Patch Korrektur
cable wire wiring | Kabel Leitung Verkabelung
certificate | Zertifikat
change_request | Änderungsantrag Änderungsanforderung
chat messenger message text_message sms | Chat Nachricht Kurznachricht SMS
checklist check_list | Checkliste Prüfliste
chip | Chip
code source_code script | Code Quellcode Quelltext Skript
compatibility compatible | kompatibel Kompatibilität ! incompatible | inkompatibel
computer pc laptop notebook workstation | Computer Rechner Laptop Notebook Arbeitsplatzrechner
console terminal | Konsole Terminal
content_management | Inhaltsverwaltung
contingency_plan emergency_plan continuity_plan recovery_plan disaster_recovery_plan | Notfallplan Notfallkonzept Wiederanlaufplan Krisenplan Notfallhandbuch
critical_path | Pfad
customer_data client_data | Kundendaten
customer_relationship crm | Kundenbeziehung CRM
cyber cyberattack cyber_attack hacker | Cyberangriff Hackerangriff Cyber
dashboard cockpit | Übersicht Cockpit
data_breach data_leak | Datenpanne Datenleck Datenschutzverletzung
data_centre data_center server_room | Rechenzentrum Serverraum
data_lake data_warehouse warehouse | Datenplattform
data_migration | Datenübernahme Datenmigration
data_model | Datenmodell
data_quality | Datenqualität
data_set record dataset entry | Datensatz Datensätze Eintrag
data_subject personal_data personal personally_identifiable | personenbezogen personenbezogene Personendaten
database | Datenbank Datenbanken
dependency | Abhängigkeit
design_review | Entwurfsprüfung
desktop | Desktop Arbeitsplatz
device gadget appliance instrument apparatus | Gerät Geräte Endgerät Instrument Apparat
digital_signature electronic_signature e-signature | Signatur elektronische_Unterschrift
directory folder | Verzeichnis Ordner
display monitor screen | Bildschirm Anzeige Display Monitor
document_template template form | Vorlage Formular Muster Vordruck
domain | Domäne
duplicate duplicates double_entry | Dublette Dubletten Doppelte Doppelbuchung
electronic_record patient_record health_record medical_record | Patientenakte Krankenakte
email mail inbox mailbox | E-Mail Mail Postfach Posteingang
encoding | Kodierung
end_of_life end_of_support out_of_support | abgekündigt Supportende
endpoint | Endgerät Endpunkt
enterprise_resource_planning erp erp_system | ERP ERP-System Warenwirtschaft Warenwirtschaftssystem
environment landscape | Umgebung Landschaft Systemlandschaft
error_rate failure_rate | Fehlerquote Fehlerrate
fallback_plan rollback_plan back-out_plan fallback | Rückfallplan Rückfallebene Rückfallkonzept Rückfall
feature function functionality capability | Funktion Funktionalität Merkmal Funktionsumfang
fibre optical_fibre broadband | Glasfaser Breitband
field column | Feld Spalte
firewall | Firewall
firmware | Firmware
go-live_date launch_date | Starttermin Einführungstermin
graphic chart diagram | Diagramm Grafik Schaubild
group_wide company-wide nationwide | konzernweit unternehmensweit bundesweit
hardening | Härtung
headset | Headset
help_desk service_desk it_support support_desk | Helpdesk Servicedesk Anwenderunterstützung
history | Verlauf Historie
hypercare stabilisation_phase early_life_support | Hypercare Anlaufbetreuung Stabilisierungsphase Nachbetreuung
identity_management identity | Identität Identitätsmanagement
implementation_plan project_plan schedule timeline | Projektplan Umsetzungsplan Zeitplan Ablaufplan
information_security it_security cyber_security cybersecurity | Informationssicherheit IT-Sicherheit Cybersicherheit
infrastructure | Infrastruktur
input entry | Eingabe
intranet | Intranet
internet web online | Internet Web online
internet_of_things iot | IoT
interface_description | Schnittstellenbeschreibung
inventory_system stock_system | Lagerverwaltung Bestandsführung
kick-off kickoff launch_meeting | Auftakt Auftaktveranstaltung Kick-off Auftaktsitzung
knowledge_base wiki | Wissensdatenbank Wiki
latency | Latenz
layout | Anordnung Aufteilung
learning_platform e-learning elearning online_course | E-Learning Lernplattform Onlinekurs
lessons_learned | Erkenntnisse Erfahrungswerte
licence_key | Lizenzschlüssel
line_of_code | Codezeile
link hyperlink | Link Verknüpfung
load_test stress_test performance_test | Lasttest Belastungstest Leistungstest
log log_book logbook | Logbuch Betriebstagebuch
mainframe host | Großrechner Mainframe Host
maintenance_window | Wartungsfenster
manual handbook guide instructions user_guide | Handbuch Anleitung Bedienungsanleitung Leitfaden
map plan | Karte Plan
mapping assignment | Zuordnung
matrix | Matrix
memory storage_space disk | Speicher Festplatte Speicherplatz
microservice microservices | Microservice
middleware | Middleware
mobile_phone cell_phone smartphone | Mobiltelefon Handy Diensthandy Smartphone
module package building_block | Modul Baustein Paket
monitoring_system | Überwachungssystem
multi-tenant tenant_separation | mandantenfähig Mandantentrennung
network_segment segmentation | Segmentierung Netzsegment
non-functional | nichtfunktional
office_software | Bürosoftware
offline | offline
open_source | quelloffen
operating_model target_operating_model | Betriebsmodell
operating_system | Betriebssystem
operating_manual operations_manual runbook | Betriebshandbuch
output | Ausgabe
outsourced_service managed_service | ausgelagert
parameter setting | Parameter Einstellung
partition | Partition
password | Passwort Kennwort
peak peak_load | Spitze Spitzenlast
performance speed throughput | Leistung Geschwindigkeit Durchsatz Performance
phishing | Phishing
plugin add-on extension | Erweiterung Zusatzmodul
point_of_sale till cash_register checkout pos | Kasse Kassensystem Kassen
portal self-service | Portal Selbstbedienung Serviceportal
power_failure blackout power_cut power_outage | Stromausfall
printer | Drucker
production_system live_system productive_system | Produktivsystem Livesystem
programming_language | Programmiersprache
project_charter project_order | Projektauftrag
project_start | Projektbeginn Projektstart
protocol standard | Standard Norm
query request | Abfrage Anfrage
quick_win | Sofortmaßnahme
raw_data | Rohdaten
real_time real-time live | Echtzeit
recording footage video | Aufzeichnung Aufnahme Video Mitschnitt
redundancy redundant failover | Redundanz redundant ausfallsicher
reference_data | Referenzdaten
regression_test | Regressionstest
release_note | Versionshinweis
remote_access remote_maintenance vpn | Fernzugriff Fernwartung Fernzugang
remote_work home_office telework working_from_home work_from_home teleworking | Homeoffice Telearbeit Heimarbeit
repository | Ablage Repository
response response_time reaction_time | Antwortzeit Reaktionszeit
recovery_time restoration_time | Wiederherstellungszeit Wiederanlaufzeit
risk_assessment risk_analysis | Risikoanalyse Risikobewertung Gefährdungsbeurteilung
risk_register risk_log | Risikoregister Risikoliste
roadmap master_plan | Fahrplan Roadmap Gesamtplan
robot robotics | Roboter Robotik
role_concept authorisation_concept role_model permission_concept | Rollenkonzept Berechtigungskonzept
root_cause cause reason | Ursache Grund
router switch | Router Switch
sandbox | Testumgebung
satellite | Satellit
scalable scalability | skalierbar Skalierbarkeit
scanner | Scanner
schedule timetable | Zeitplan Terminplan
scrum agile sprint | agil Sprint
search_engine | Suchmaschine
security_concept | Sicherheitskonzept
security_gap vulnerability loophole weakness | Sicherheitslücke Schwachstelle Lücke
service_level sla service_level_agreement | Servicelevel Dienstgüte SLA
session | Sitzung
shadow_it | Schatten-IT
signal | Signal
single_sign-on sso | Einmalanmeldung
sla_breach | SLA-Verletzung
software_as_a_service saas | SaaS
software_licence | Softwarelizenz
software_vendor software_supplier software_house | Softwareanbieter Softwarelieferant Softwarehaus Softwarehersteller
spam | Spam
specification functional_specification requirements_specification | Spezifikation Pflichtenheft Lastenheft Leistungsbeschreibung
spreadsheet excel_sheet | Tabelle Excel-Tabelle Tabellenkalkulation
stage_gate gate quality_gate | Freigabestufe
standard_software off-the-shelf out_of_the_box | Standardsoftware Standard ! custom bespoke custom-built tailor-made individual_software | Individualsoftware Eigenentwicklung maßgeschneidert individuell
status_report progress_report | Statusbericht Fortschrittsbericht Zwischenbericht
storage | Speicher
streaming | Streaming
subsystem | Teilsystem
system_test integration_test acceptance_test user_acceptance_test uat | Systemtest Integrationstest Abnahmetest Akzeptanztest
tablet | Tablet
tape | Band
target_architecture | Zielarchitektur
technical_debt | Altlast
telephone_system telephony phone_system | Telefonanlage Telefonie
template | Vorlage
test_case | Testfall Testfälle
test_data | Testdaten
test_environment test_system staging | Testumgebung Testsystem
test_plan test_concept | Testplan Testkonzept
test_run trial dry_run dress_rehearsal | Testlauf Probelauf Generalprobe
third_party third-party | Dritter Dritte Drittanbieter Fremdfirma
ticket | Ticket
timesheet time_recording time_tracking | Zeiterfassung Stundenzettel
token | Token
tool instrument | Werkzeug Tool Hilfsmittel Instrument
touchscreen | Touchscreen
training_material training_documents course_material | Schulungsunterlagen Schulungsmaterial Trainingsunterlagen
transaction | Transaktion Buchung Vorgang
trial_operation pilot_operation test_operation pilot trial | Probebetrieb Pilotbetrieb Testbetrieb Pilot Versuch Probelauf
trouble_ticket | Störungsmeldung
unavailability | Nichtverfügbarkeit
uninterruptible_power_supply ups | USV
user_account | Benutzerkonto Nutzerkonto
user_interface ui | Benutzeroberfläche Oberfläche
user_story | Anwendungsfall
variant alternative option | Variante Alternative Option
vendor_lock-in | Herstellerabhängigkeit
version_control | Versionsverwaltung
video_call video_conference | Videokonferenz Videogespräch
video_surveillance cctv | Videoüberwachung
virtual virtualisation | virtuell Virtualisierung
voice | Sprache Stimme
warranty guarantee | Gewährleistung Garantie
web_shop online_shop web_store e-commerce online_retail | Webshop Onlineshop Onlinehandel Internetshop
wireless wifi wlan | WLAN Funk drahtlos
work_instruction work_instructions | Arbeitsanweisung Arbeitsanweisungen
workflow | Arbeitsablauf Arbeitsfluss
workshop | Workshop Arbeitstreffen
workload | Arbeitsbelastung Arbeitslast
zone area | Zone Gebiet
`
