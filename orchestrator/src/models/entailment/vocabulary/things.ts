/** Words for what a business deals with, and what is said of it, that mean the same; written as `deeds` are. */
export const things = `
budget funding funds fund money | Budget Mittel Haushalt Finanzierung Etat Gelder
cost costs cost price expense fee charge expenditure spend pay priced outlay amount | Kosten kostet Preis Preise Aufwand Ausgaben Gebühr Gebühren Entgelt Aufwendungen bezahlt Kostenpunkt belaufen fallen
fee fees charge price rate tariff | Gebühr Gebühren Entgelt Preis Preise Satz Honorar Vergütung Tarif
increase increases increased raise raised rise rose grow grew growth higher up | erhöht erhöhen Erhöhung gestiegen steigt Anstieg Steigerung gewachsen Wachstum wuchs Zunahme höher stieg stiegen Erhöhungen ! decrease decreases decreased reduce reduced reduction lower lowered drop dropped fall fell decline cut shrink shrank fewer less down | gesenkt senkt senken sinkt gesunken reduziert Reduktion verringert gekürzt Rückgang niedriger abgenommen fiel fielen sank sanken gefallen weniger vermindert
contract contracts agreement contractual framework contractually | Vertrag Verträge Vertrags Kontrakt vertraglich Rahmenvertrag Vereinbarung
licence license licences licensing subscription | Lizenz Lizenzen lizenziert Lizenzierung
offer offers bid quote quotation proposal tender bids | Angebot Angebote bietet anbieten angeboten Offerte Ausschreibung
vendor vendors supplier suppliers provider providers contractor seller bidder | Anbieter Lieferant Lieferanten Dienstleister Provider Auftragnehmer Bieter Verkäufer Versorger
integrator implementer implementationpartner partner | Integrator Integrationspartner Implementierungspartner Partner
customer customers client clients buyer | Kunde Kunden Auftraggeber Klient Käufer Abnehmer Kundin
user users | Nutzer Anwender Benutzer Anwenderin User
keyuser keyusers superuser | Key-User Keyuser Schlüsselanwender Schlüsselnutzer
staff employee employees personnel workforce headcount people colleague team member members person persons resource resources | Mitarbeiterzahl Personalstand Belegschaft Mitarbeiter Mitarbeiterin Mitarbeitende Mitarbeitenden Personal Beschäftigte Beschäftigten Belegschaft Personen Leute Menschen Kollegen Arbeitnehmer Person Mensch Kräfte Team
person individual anyone someone human somebody people | Person Mensch Menschen Personen jemand Leute
manager managers executive supervisor boss linemanager | Führungskraft Führungskräfte Vorgesetzte Vorgesetzter Manager Leiter
worksc workscouncil employeerepresentatives | Betriebsrat Personalrat Arbeitnehmervertretung Betriebsrats
worksagreement | Betriebsvereinbarung Dienstvereinbarung
steerco steeringcommittee steeringboard committee | Lenkungskreis Lenkungsausschuss Steuerungskreis Lenkungsgremium Steuerkreis Ausschuss
board directors executiveboard management managingdirectors | Vorstand Geschäftsführung Geschäftsleitung Verwaltungsrat Aufsichtsrat Direktion Leitung Vorstands
sponsor | Sponsor Sponsorin Auftraggeber Pate
decision decide decided decides resolve resolved resolution | Entscheidung entschieden entscheidet entscheiden Beschluss beschlossen beschließt
risk risks | Risiko Risiken
issue problem defect defects error errors bug fault weakness weaknesses finding findings shortcoming | Problem Probleme Fehler Mangel Mängel Defekt Schwachstelle Schwachstellen Feststellung Feststellungen Befund
measure measures mitigation action actions countermeasure | Maßnahme Maßnahmen Gegenmaßnahme Gegenmaßnahmen
security secure protect protection safeguard | Sicherheit sicher Schutz geschützt abgesichert schützen
securityofficer ciso | Sicherheitsbeauftragter Sicherheitsbeauftragte Informationssicherheitsbeauftragte Informationssicherheitsbeauftragter Sicherheitsbeauftragten
privacy dataprotection gdpr | Datenschutz DSGVO datenschutzrechtlich
impactassessment dpia | Datenschutz-Folgenabschätzung Folgenabschätzung DSFA
dataprocessingagreement dpa | Auftragsverarbeitungsvertrag AVV Auftragsverarbeitung
penetrationtest pentest | Penetrationstest Pentest
incident incidents | Vorfall Vorfälle Störung Zwischenfall
emergency contingency continuity disaster | Notfall Notfallplan Katastrophe Krise Notfallvorsorge
access authorisation authorization permission rights | Zugriff Zugang Berechtigung Berechtigungen Zugriffsrechte Zutritt Rechte
account accounts | Konto Konten Benutzerkonto Zugang
password passwords credential | Passwort Passwörter Kennwort
data dataset information | Daten Datenbestand Angaben Informationen
masterdata | Stammdaten
interface interfaces api | Schnittstelle Schnittstellen Anbindung angebunden
integrate integrated integration | Integration integriert integrieren
system systems software application solution platform tool app | System Systeme Software Anwendung Lösung Plattform Werkzeug Programm Applikation App
module component | Modul Komponente Baustein Modul
legacy old former | Altsystem alt alte alten Altdaten bisherig
legacydata olddata | Altdaten Altbestand Bestandsdaten
cleanse cleansed cleaning clean cleanup scrub | bereinigt bereinigen Bereinigung gesäubert Säuberung
server servers hardware | Server Hardware Rechner
hosting host hosted hosts datacentre datacenter computingcentre | Hosting gehostet Rechenzentrum Rechenzentrums betrieben
cloud | Cloud
operate operates operated operation operations run runs running | betreibt betrieben Betrieb betreiben läuft laufen Betriebs
maintain maintains maintenance service servicing upkeep | Wartung gewartet warten Instandhaltung Pflege gepflegt unterhält betreibt
support helpdesk servicedesk hotline assistance | Support Unterstützung Hotline Betreuung unterstützt Helpdesk
deliver delivers delivery delivered supply supplies supplied ship shipped provide provides provided provision | geliefert liefern Lieferung liefert bereitgestellt bereitstellen Bereitstellung stellt beliefert versorgt zugestellt
install installed installation setup | installiert Installation installieren eingerichtet Einrichtung aufgebaut
implement implemented implementation realise realize build built develop developed | umgesetzt umsetzen Umsetzung implementiert Implementierung realisiert entwickelt gebaut Realisierung
change changed changes amend amended modify modified alter | geändert ändern Änderung Änderungen verändert angepasst Anpassung
replace replaced replacement substitute supersede | ersetzt ersetzen Ablösung abgelöst Ersatz ablösen Austausch ausgetauscht
rebuild rebuilt renovate convert converted refurbish | umgebaut umbauen Umbau erneuert
phase stage step | Phase Stufe Schritt Abschnitt Etappe
milestone | Meilenstein
deadline duedate due | Frist Termin Stichtag fällig
date day appointment schedule | Datum Termin Tag Zeitpunkt
duration term period runtime length | Dauer Laufzeit Zeitraum dauert
takes last lasts lasted | dauert dauern
notice noticeperiod | Kündigungsfrist Frist Vorankündigung
penalty penalties damages sanction fine fines | Vertragsstrafe Vertragsstrafen Pönale Strafe Bußgeld Strafen Pönalen
liability liable | Haftung haftet
discount rebate reduction | Rabatt Nachlass Skonto
payment pay pays paid payable invoice invoiced | Zahlung bezahlt zahlen zahlt Rechnung fakturiert zahlbar Rechnungen
exit exitplan | Ausstieg Exit Ausstiegsplan
report reports reported reporting report | Bericht berichtet berichten Berichte Meldung gemeldet Berichtswesen
inform informed notify notified tell told communicate communicated announce announced announcement | informiert informieren unterrichtet benachrichtigt mitgeteilt kommuniziert angekündigt Information Unterrichtung verständigt gesagt
involve involved consult consulted participate participation engage | beteiligt beteiligen Beteiligung einbezogen Einbindung eingebunden teilgenommen konsultiert
support supports backing backed behind | unterstützt unterstützen Unterstützung Rückhalt trägt
priority toppriority | Priorität vorrangig
goal aim objective target wants wish aspire | Ziel Ziele Vorgabe Zielwert will strebt
success successful pass passed succeed | erfolgreich Erfolg bestanden bestehen gelungen ! fail failed failure unsuccessful | fehlgeschlagen gescheitert durchgefallen nichtbestanden misslungen scheitert
fulfil fulfilled meet met satisfy satisfied comply compliance compliant conform | erfüllt erfüllen Erfüllung eingehalten einhalten Einhaltung konform entspricht ! violate violated breach breached miss missed | verletzt verstoßen Verstoß verfehlt
certify certified certificate certification accredited | zertifiziert Zertifikat Zertifizierung zertifizieren
insure insured insurance insurer | versichert Versicherung Versicherer
reference references | Referenz Referenzen
experience experienced expertise skilled expert | erfahren Erfahrung erfahrene erfahrener Kompetenz Experte
fulltime full-time | Vollzeit vollzeitig ! parttime part-time | Teilzeit
internal inhouse own | intern interne eigene eigenen eigener ! external outside outsourced | extern externe fremd ausgelagert
central centralised centralized | zentral zentralisiert ! decentral decentralised local | dezentral lokal
manual manually hand | manuell händisch Hand ! automatic automatically automated | automatisch automatisiert
automatic automatically automated automation | automatisch automatisiert Automatisierung maschinell
onpremise onpremises | lokal
public | öffentlich ! private confidential | privat vertraulich
first initial | erste erster erstes ersten ! last final | letzte letzter letztes letzten
minimum | Minimum ! maximum | Maximum
fixed firm | fest festgeschrieben fix ! variable flexible provisional | variabel flexibel vorläufig
final definitive | endgültig final verbindlich ! draft preliminary provisional interim | Entwurf vorläufig
permanent permanently | dauerhaft unbefristet ! temporary temporarily | befristet vorübergehend zeitweise
aware know known knows informed | bekannt weiß kennt bewusst wissen wusste ! unaware unknown ignorant | unbekannt unwissend ahnungslos
confirm confirmed confirmation | bestätigt bestätigen Bestätigung ! unconfirmed | unbestätigt
safe reliable stable | sicher zuverlässig stabil ! unsafe unreliable unstable | unsicher unzuverlässig instabil
win won award awarded choose chosen select selected selection pick | gewählt ausgewählt wählen Auswahl Zuschlag erhalten gewonnen ausgesucht
prefer preferred favourite | bevorzugt favorisiert bevorzugen
process processes procedure procedures workflow | Prozess Prozesse Verfahren Ablauf Abläufe Vorgehen
processing handle handled handles settle settled | bearbeitet bearbeiten Bearbeitung verarbeitet Verarbeitung abgewickelt
claim claims damage | Schaden Schäden Schadensfälle Schadenfälle
responsetime response respond react answer answers | Reaktionszeit Antwort antwortet reagiert Reaktion beantwortet
share proportion percentage rate ratio quota | Anteil Quote Prozentsatz Rate
average mean | Durchschnitt durchschnittlich Mittel
number count amount quantity volume | Anzahl Zahl Menge Volumen
capacity utilisation utilization load | Kapazität Auslastung Last
accuracy precise precision | Genauigkeit genau Präzision
quality | Qualität
level levels | Ebene Niveau Stufe Grad
forecast prognosis prediction projection | Prognose Vorhersage Hochrechnung
estimate estimated estimation expect expected anticipate | geschätzt schätzen Schätzung voraussichtlich erwartet erwartet Erwartung
need needs demand | Bedarf
department departments unit division function area | Abteilung Abteilungen Bereich Fachbereich Einheit Bereiche
site sites location plant plants factory branch | Standort Standorte Werk Werke Niederlassung Betriebsstätte Filiale
country | Land
abroad foreign | Ausland ausländisch
region | Region
office | Büro Niederlassung Amt
warehouse depot store | Lager Depot Warenlager
order orders ordered purchase purchases purchased procure procurement buy buys bought purchasing | Bestellung bestellt Auftrag Aufträge Einkauf gekauft beschafft Beschaffung kauft kaufen einkaufen bezieht
sell sells sold sale sales distribution | verkauft Vertrieb Verkauf Absatz verkaufen
fear fears afraid worry concern concerned | befürchtet Furcht Sorge Bedenken fürchtet
production manufacturing produce produced | Produktion Fertigung Herstellung hergestellt produziert
manufacturer maker producer | Hersteller Produzent
machine equipment device devices gear | Maschine Gerät Geräte Anlage Anlagen
update updates updated patch upgrade | Aktualisierung Aktualisierungen Update Updates aktualisiert Sicherheitsupdate Sicherheitsupdates Sicherheitsaktualisierungen
version release edition | Version Fassung Ausgabe Release
electricity power energy | Strom Energie Elektrizität
water | Wasser
utility utilities municipal | Stadtwerk Stadtwerke Versorger
market | Markt
time times hour | Zeit Zeiten Uhrzeit
week | Woche
year annual annually yearly | Jahr Jahre jährlich
month monthly | Monat Monate monatlich
day daily | Tag täglich
night nightly nocturnal | Nacht nachts nächtlich
shift shifts | Schicht Schichten
workinghours work working works worked job labour | Arbeit arbeitet arbeiten Arbeitszeit tätig
overtime | Überstunden Mehrarbeit
leave leaves left resign resigned quit depart departed retire | verlassen verließ ausgeschieden gekündigt Weggang gegangen ausscheidet Rente verlässt
return returns returned | zurück zurückkehren Rückkehr zurückgekehrt kehrt
transfer transmit transmission transit | Übertragung übertragen Übermittlung übermittelt
belong belongs belonged own | gehört gehörten gehören
copy copies | Kopie Kopien Abschrift
location position place | Standort Ort Position Standortdaten
use used uses using usage utilise employed | genutzt nutzen Nutzung verwendet verwenden Verwendung benutzt eingesetzt Einsatz nutzt gebraucht ! unused idle | ungenutzt
evaluate evaluated evaluation analysis analyse analyze | ausgewertet Auswertung ausgewertet Analyse bewertet Bewertung Einzelauswertungen
pilot trialrun | Pilot Pilotbetrieb Pilotphase Pilotprojekt
project programme program initiative undertaking | Projekt Programm Vorhaben Initiative
scope | Umfang Geltungsbereich Leistungsumfang
requirementspec rfp | Lastenheft Ausschreibung Anforderungskatalog
architecture | Architektur
strategy roadmap | Strategie Roadmap Fahrplan
governance | Governance Steuerung
role roles function | Rolle Rollen Funktion
stakeholder stakeholders | Stakeholder Beteiligte Interessengruppe Interessengruppen
communication | Kommunikation
customerservice | Kundenservice Kundendienst Kundenbetreuung
meter meters | Zähler Zählern
network grid | Netz Netzwerk Netze
gridoperator networkoperator | Netzbetreiber
hotline phone telephone call | Hotline Telefon Anruf
aroundtheclock roundtheclock | rundumdieuhr
weekend | Wochenende
holiday vacation | Urlaub Feiertag Ferien
invoice invoices bill bills billing | Rechnung Rechnungen Abrechnung abgerechnet fakturiert
`
