/** People, bodies, law and control, written as `deeds` are; `_` joins an expression. */
export const organisation = `
accountant bookkeeper | Buchhalter Buchhalterin
administrator admin | Administrator Verwalter Systemverwalter
advisory_board advisory_council | Beirat
agency_worker temp temps temporary_worker | Leiharbeiter Zeitarbeiter Zeitarbeitskraft Leiharbeitnehmer
agenda item | Tagesordnung Tagesordnungspunkt
agent representative dealer | Vertreter Vertreterin Agent Händler
alliance partnership consortium joint_venture | Allianz Partnerschaft Konsortium Gemeinschaftsunternehmen Bündnis
ambassador champion multiplier | Botschafter Multiplikator Multiplikatoren
applicant candidate | Bewerber Bewerberin Kandidat Antragsteller
apprentice trainee intern | Auszubildende Auszubildender Azubi Lehrling Praktikant Praktikantin Trainee
architect planner | Architekt Architektin Planer
association federation society league | Verband Verein Bund Vereinigung Landesverband
attorney lawyer solicitor counsel law_firm | Anwalt Anwältin Rechtsanwalt Kanzlei Anwälte Jurist
auditor external_auditor inspector examiner | Prüfer Wirtschaftsprüfer Revisor Auditor Gutachter
authority power mandate competence | Befugnis Vollmacht Kompetenz Mandat
beneficiary | Begünstigter
bidder tenderer | Bieter
body panel commission council committee | Gremium Kommission Rat Ausschuss Beirat
boss superior supervisor manager line_manager | Chef Chefin Vorgesetzte Vorgesetzter Führungskraft
branch_manager | Filialleiter Filialleiterin Filialleitung
broker intermediary | Makler Vermittler
business company enterprise firm corporation | Unternehmen Firma Betrieb Gesellschaft Konzern Geschäft
buyer purchaser procurement purchasing | Einkäufer Einkauf Beschaffung
campaign drive | Kampagne Aktion
career | Karriere Laufbahn
carrier forwarder haulier haulage freight_company | Spediteur Spedition Frachtführer Transporteur
caretaker janitor | Hausmeister
chief_executive ceo chief_executive_officer managing_director general_manager | Geschäftsführer Geschäftsführerin Vorstandsvorsitzende Vorstandsvorsitzender Hauptgeschäftsführer CEO
chief_financial_officer cfo finance_director head_of_finance | Finanzvorstand Finanzchef Finanzchefin Kaufmännische Finanzdirektor CFO
chief_operating_officer coo operations_director | Betriebsvorstand COO
chief_information_officer cio head_of_it it_director it_manager | IT-Leiter IT-Leitung IT-Leiterin IT-Chef CIO
chief_technology_officer cto technical_director | Technikvorstand CTO
human_resources hr personnel_department people_department | Personalabteilung Personalwesen HR
child minor kid | Kind Kinder
citizen resident inhabitant | Bürger Bürgerin Einwohner Anwohner
civil_servant official officer clerk | Beamter Beamtin Sachbearbeiter Sachbearbeiterin Referent
client account | Mandant Mandantin Mandanten
coach trainer instructor teacher tutor | Trainer Trainerin Ausbilder Dozent Lehrer Coach
code_of_conduct conduct ethics | Verhaltenskodex Kodex Ethik
colleague co-worker peer | Kollege Kollegin Kollegen
wage_negotiations pay_talks pay_negotiations collective_bargaining | Tarifverhandlungen Lohnverhandlungen Tarifrunde
collective_agreement tariff_agreement | Tarifvertrag Manteltarifvertrag
committee_member member | Mitglied Mitglieder
community | Gemeinschaft Gemeinde
competitor rival competition | Wettbewerber Konkurrent Konkurrenz Mitbewerber Wettbewerb
complainant plaintiff claimant | Kläger Antragsteller Anspruchsteller
compliance_officer compliance | Compliance Compliance-Beauftragte Regelkonformität
conflict dispute quarrel disagreement | Konflikt Streit Auseinandersetzung Streitigkeit
consent permission approval | Einwilligung Einverständnis
contractor subcontractor | Auftragnehmer Subunternehmer Nachunternehmer
cooperative coop | Genossenschaft
council city_council municipal_council | Stadtrat Gemeinderat Rat Stadtverordnete
court tribunal | Gericht Gerichtshof
crew team squad | Mannschaft Besatzung Crew Team
data_protection_officer dpo privacy_officer | Datenschutzbeauftragte Datenschutzbeauftragter DSB
data_processor processor | Auftragsverarbeiter
deadline cut-off closing_date | Frist Abgabetermin Stichtag
dealer distributor reseller wholesaler | Händler Vertriebspartner Großhändler
debtor | Schuldner
creditor | Gläubiger
delegate representative | Delegierter Vertreter
department_head head_of_department | Abteilungsleiter Abteilungsleiterin Abteilungsleitung Bereichsleiter
developer programmer coder engineer | Entwickler Entwicklerin Programmierer
director board_member | Direktor Direktorin Vorstandsmitglied
disabled disability | Behinderung behindert Schwerbehindert
discrimination | Diskriminierung
division business_unit unit | Sparte Geschäftsbereich Bereich Einheit
doctor physician clinician medic | Arzt Ärztin Ärzte Mediziner
donor sponsor | Spender Geldgeber Stifter
driver chauffeur | Fahrer Fahrerin Kraftfahrer
duty obligation responsibility | Pflicht Verpflichtung Aufgabe Obliegenheit
economist | Volkswirt Ökonom
employee_survey staff_survey | Mitarbeiterbefragung Mitarbeiterumfrage
engineer technician | Ingenieur Ingenieurin Techniker Technikerin
entrepreneur founder | Unternehmer Gründer
equality equal_opportunity | Gleichstellung Chancengleichheit
ethics_committee ethics_board | Ethikkommission Ethikrat
expert specialist professional | Experte Expertin Fachmann Fachkraft Spezialist Sachverständiger Fachleute
factory_manager plant_manager site_manager | Werkleiter Werksleiter Betriebsleiter Standortleiter Werkleitung Werksleitung
family household | Familie Haushalt Haushalte
farmer grower | Landwirt Bauer Erzeuger Landwirtin
field_staff field_sales sales_force sales_representative | Außendienst Außendienstmitarbeiter Vertreter
fine penalty sanction | Bußgeld Strafe Sanktion Geldbuße
firefighter fire_brigade fire_service | Feuerwehr
foreman shift_leader shift_supervisor | Vorarbeiter Schichtleiter Schichtführer Meister
foundation trust | Stiftung
fraud deception embezzlement | Betrug Unterschlagung
freelancer contractor self-employed | Freiberufler Selbständige Freelancer Freie
general_assembly annual_meeting general_meeting shareholders_meeting | Hauptversammlung Mitgliederversammlung Gesellschafterversammlung Vollversammlung
governing_body supervisory_board | Aufsichtsrat Aufsichtsgremium
government ministry administration | Regierung Ministerium Verwaltung
graduate alumni | Absolvent Absolventin
group holding parent_company | Konzern Holding Muttergesellschaft Gruppe
guarantor surety | Bürge Bürgschaft
guideline policy directive rule instruction | Richtlinie Leitlinie Regelung Vorgabe Anweisung Leitfaden Weisung
hearing inquiry | Anhörung
heir | Erbe
household | Haushalt
immigrant migrant refugee | Geflüchteter Migrant Zuwanderer
independent autonomous | unabhängig eigenständig ! dependent | abhängig
injunction | Verfügung
inspector inspection supervisory | Inspektor Aufsicht
instruction order directive | Anweisung Weisung Anordnung
insured policyholder | Versicherungsnehmer Versicherter
interim_manager interim | Interimsmanager Interim
internal_audit | Innenrevision Revision
investor shareholder owner stakeholder | Investor Anleger Aktionär Gesellschafter Eigentümer Anteilseigner
job position post vacancy opening role | Stelle Position Posten Arbeitsplatz Planstelle Arbeitsstelle Job
judge magistrate | Richter Richterin
jury panel judges | Jury Preisgericht
jurisdiction venue | Gerichtsstand Zuständigkeit
keynote speech address | Rede Vortrag
labour_law employment_law | Arbeitsrecht
labour_office employment_agency | Arbeitsagentur Jobcenter
landlord lessor | Vermieter Verpächter
law act statute legislation | Gesetz Gesetzgebung Verordnung Recht
lawsuit litigation legal_action case proceedings | Klage Rechtsstreit Prozess Verfahren
leadership management | Führung Leitung Management
leave parental_leave maternity_leave | Elternzeit Mutterschutz Urlaub
lecturer professor | Professor Professorin Dozent
legal lawful legitimate | rechtmäßig legal ! illegal unlawful | rechtswidrig illegal gesetzwidrig
letter_of_intent memorandum memorandum_of_understanding | Absichtserklärung Vorvertrag
liability accountability | Haftung Verantwortlichkeit
librarian | Bibliothekar
living resident | wohnhaft
management executives leadership_team | Management Führungskreis Leitungskreis Führungsteam
management_system | Managementsystem
mayor | Bürgermeister Oberbürgermeister Bürgermeisterin
mediator ombudsman ombudsperson mediation | Schlichter Mediator Ombudsmann Schlichtung Ombudsstelle
merchant trader | Kaufmann Händler
minister secretary | Minister
minority | Minderheit
majority | Mehrheit
motivation morale | Motivation Stimmung
municipality local_authority town city | Kommune Gemeinde Stadt Stadtverwaltung
negligence negligent | Fahrlässigkeit fahrlässig
neighbour neighbor resident | Nachbar Anwohner Nachbarn
non-disclosure nda confidentiality_agreement secrecy confidentiality | Vertraulichkeitsvereinbarung Verschwiegenheit Geheimhaltung Vertraulichkeit
notary | Notar Notarin notariell
nurse nursing_staff carer caregiver | Pflegekraft Pflegekräfte Pflegepersonal Krankenschwester Pfleger Krankenpfleger
occupational_safety health_and_safety work_safety | Arbeitsschutz Arbeitssicherheit
offence crime | Straftat Delikt Vergehen
officer commissioner | Beauftragter Beauftragte Beauftragten
operator | Betreiber Bediener Betreiberin
organisation organization institution | Organisation Institution Einrichtung
outage_manager on-call standby on_call | Bereitschaft Rufbereitschaft Bereitschaftsdienst
ownership property | Eigentum Besitz
parent parents guardian | Eltern Elternteil Erziehungsberechtigte
parliament | Parlament Landtag Bundestag
part-timer | Teilzeitkraft
partner associate | Partner Partnerin Gesellschafter
patent trademark copyright intellectual_property | Patent Marke Urheberrecht Schutzrecht
pensioner retiree retirement | Rentner Ruhestand Rente Pension
pilot captain | Pilot Kapitän
police | Polizei
politician | Politiker
power_of_attorney proxy procuration | Vollmacht Prokura
principal head_teacher school_head | Schulleiter Schulleiterin Schulleitung Rektor
process_owner | Prozessverantwortliche Prozessverantwortlicher Prozesseigner
product_manager product_owner | Produktmanager Produktverantwortliche Produktverantwortlicher
programme_office project_office pmo | Projektbüro Programmbüro PMO
project_manager project_lead project_leader programme_manager programme_lead | Projektleiter Projektleiterin Projektleitung Programmleiter Programmleitung Projektmanager Programmleiterin
sub-project workstream work_package work_stream | Teilprojekt Arbeitspaket Arbeitsstrang
promotion advancement | Beförderung Aufstieg
prosecutor prosecution | Staatsanwaltschaft Staatsanwalt
publisher | Verlag Herausgeber
quality_management quality_manager | Qualitätsmanagement Qualitätsbeauftragte
quality_assurance qa | Qualitätssicherung QS
quorum | beschlussfähig Beschlussfähigkeit
receptionist reception | Empfang Rezeption
recipient addressee | Empfänger Adressat
recruiter headhunter | Personalvermittler
regulation rule provision bylaw | Vorschrift Bestimmung Regelung Verordnung Satzung
regulator watchdog supervisory_authority | Aufsichtsbehörde Regulierungsbehörde Regulierer Aufsicht
reporting_line reports_to | berichtet unterstellt
researcher scientist | Forscher Forscherin Wissenschaftler
retailer retail | Einzelhändler Einzelhandel
reviewer | Gutachter Prüfer
rights entitlement | Recht Rechte Anspruch
rival competitor | Rivale
sales_manager head_of_sales | Vertriebsleiter Vertriebsleiterin Vertriebsleitung
sales_team sales_department | Vertrieb Vertriebsteam
secretariat office secretary | Sekretariat Geschäftsstelle Sekretärin Schriftführer
senior experienced | erfahren leitend
junior | Nachwuchs
settlement compromise | Vergleich Einigung Kompromiss
severance severance_pay | Abfindung
shareholder | Aktionär Gesellschafter Anteilseigner
shift_work | Schichtarbeit Schichtdienst Schichtbetrieb
social_plan | Sozialplan
speaker spokesperson spokesman | Sprecher Sprecherin Redner
statute articles_of_association | Satzung Gesellschaftsvertrag
stewardship custody | Obhut Verwahrung
strike industrial_action walkout | Streik Arbeitskampf
student pupil learner | Student Studentin Studierende Schüler Lernende
subsidiary affiliate | Tochter Tochtergesellschaft Tochterunternehmen
successor | Nachfolger Nachfolgerin Nachfolge
predecessor | Vorgänger Vorgängerin
task job assignment to-do | Aufgabe Auftrag
taskforce task_force working_group work_group project_group working_party | Arbeitsgruppe Projektgruppe Arbeitskreis Taskforce
taxpayer | Steuerzahler
team_leader team_lead group_leader | Teamleiter Teamleiterin Teamleitung Gruppenleiter
technical_department engineering_department | Technik Technikabteilung
trade_union labour_union union | Gewerkschaft Gewerkschaften
treasurer treasury | Kämmerer Schatzmeister Kassenwart
trustee administrator | Treuhänder Verwalter Insolvenzverwalter
unemployed unemployment jobless | arbeitslos Arbeitslosigkeit
vacancy vacant_post open_position unfilled_position | Vakanz
verdict ruling judgment judgement | Urteil Entscheid Spruch
veto | Veto Einspruch
victim injured_party | Opfer Geschädigter
visitor attendee guest participant delegate | Besucher Besucherin Gast Teilnehmer Teilnehmerin Teilnehmende
volunteer | Freiwilliger Ehrenamtliche ehrenamtlich
voter electorate | Wähler
wage pay remuneration earnings compensation | Lohn Vergütung Entgelt Bezahlung Verdienst
warning reprimand | Abmahnung Rüge Verwarnung
welfare_office social_welfare | Sozialamt
whistleblower whistleblowing | Hinweisgeber Hinweisgebersystem
witness | Zeuge Zeugin
worker labourer operative blue-collar | Arbeiter Arbeiterin Werker
works_council_member | Betriebsratsmitglied
absence_cover cover deputy stand-in | Vertretung Stellvertretung
chairperson chair chairman | Vorsitzende Vorsitzender Vorsitz
contact_person point_of_contact | Ansprechpartner Ansprechpartnerin Ansprechperson
change_board change_advisory_board change_control_board | Änderungsausschuss Change-Board
emergency_service ambulance rescue_service | Rettungsdienst Notdienst
planning_department scheduler dispatcher planner | Disponent Disponentin Planer Arbeitsvorbereitung Disponenten
architecture_board | Architekturgremium Architekturboard
helper assistant aide | Helfer Assistent Assistentin Hilfskraft
legal legal_department legal_team | Rechtsabteilung Justiziariat
town_hall city_hall | Rathaus
data_subject | Betroffener
advisor adviser consultant | Berater Beraterin Beratungshaus
consultancy consulting_firm advisory_firm | Beratung Beratungsunternehmen Beratungsgesellschaft
implementation_partner system_house systems_integrator | Systemhaus Umsetzungspartner Implementierungspartner
`
