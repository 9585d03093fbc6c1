/** Health, education, transport, public services, media, farming and leisure, written as `deeds` are. */
export const sectors = `
accident | Unfall Unfälle
accommodation lodging hotel | Unterkunft Hotel Herberge
acute urgent | akut dringend
admission intake hospitalisation | Aufnahme Einweisung
adult | Erwachsener
agriculture farming | Landwirtschaft
aid_organisation charity non-profit | Hilfsorganisation gemeinnützig Wohltätigkeit
air aviation airline | Luft Luftfahrt Fluggesellschaft
aircraft plane airplane | Flugzeug Flugzeuge Maschine
airport | Flughafen
allergy | Allergie
anaesthesia anaesthetist | Narkose Anästhesie Anästhesist
animal livestock cattle | Tier Tiere Vieh Rinder
antibiotic | Antibiotikum Antibiotika
aquarium zoo | Zoo Tierpark
arrival | Ankunft Anreise ! departure | Abfahrt Abreise Abflug
art artist painting | Kunst Künstler Gemälde
article newspaper press journal magazine | Zeitung Presse Zeitschrift Artikel
audience public spectator | Publikum Zuschauer Öffentlichkeit
author writer | Autor Autorin Verfasser
baby newborn infant | Säugling Neugeborene Baby
baggage luggage | Gepäck Koffer
barley wheat grain cereal | Getreide Weizen Gerste
bathroom toilet | Bad Toilette Sanitär
beach coast | Strand Küste
bed beds | Bett Betten
benefit_application housing_benefit | Wohngeld Leistungsantrag
bicycle bike | Fahrrad Rad
bird | Vogel
birth delivery_room | Geburt Kreißsaal
blood | Blut
boat ship vessel ferry | Schiff Boot Fähre Schiffe
book | Buch Bücher
bread | Brot
broadcast broadcaster radio television | Rundfunk Sender Fernsehen Radio Sendung
bus coach | Bus Busse Omnibus
bus_driver | Busfahrer
cancer tumour oncology | Krebs Tumor Onkologie
care_home nursing_home retirement_home | Pflegeheim Altenheim Seniorenheim
cathedral church parish | Kirche Pfarrei Dom
cinema film movie | Kino Film
citizens_office | Bürgeramt Bürgerbüro
class classroom lesson | Klasse Klassenzimmer Unterricht Unterrichtsstunde
climate weather | Klima Wetter
clinic hospital infirmary | Klinik Krankenhaus Spital Klinikum
clinical_trial trial study | Studie Erprobung
coal | Kohle
collection_of_art exhibition exhibit | Ausstellung Sammlung Exponat
college university school_of | Hochschule Universität Fachhochschule
concert festival event | Konzert Festival Veranstaltung
consultation_hour surgery_hours | Sprechstunde
consumer | Verbraucher Konsument
corridor | Flur Korridor
crop harvest yield | Ernte Ertrag
curriculum syllabus | Lehrplan Studienplan
dairy milk | Molkerei Milch
dam reservoir | Staudamm Talsperre Stausee
day_care nursery kindergarten daycare | Kita Kindergarten Kindertagesstätte Krippe
death mortality | Tod Sterblichkeit Todesfall
degree diploma | Abschluss Diplom
dentist dental | Zahnarzt
deposit bottle_deposit | Pfand
diagnosis diagnostic finding | Diagnose Befund
disease illness condition | Krankheit Erkrankung
discharge_letter | Entlassbrief Arztbrief
dismissal discharge | Entlassung
district borough county | Bezirk Kreis Landkreis Stadtteil
dose dosage | Dosis Dosierung
driving_licence | Führerschein
earthquake | Erdbeben
edition issue | Ausgabe Auflage
education schooling training | Bildung Ausbildung
election vote | Wahl
electric_vehicle electric_car electric_bus | Elektroauto Elektrofahrzeug Elektrobus
embassy consulate | Botschaft Konsulat
emergency_room emergency_department casualty | Notaufnahme
enrolment matriculation | Einschreibung Immatrikulation
exam examination | Prüfung Examen Klausur
excursion tour trip | Ausflug Tour Reise Führung
exit_door emergency_exit | Notausgang
faculty | Fakultät Fachbereich
feed fodder | Futter
fertiliser | Dünger
fever temperature | Fieber
fish fishing | Fisch Fischerei
flight | Flug Flüge
flower plant | Blume Pflanze
food groceries foodstuff | Lebensmittel Nahrungsmittel Essen
football sport sports | Sport Fußball
forest woodland | Wald Forst
fruit vegetables | Obst Gemüse
game | Spiel
general_practitioner family_doctor gp | Hausarzt
government_office public_authority | Amt Dienststelle
health healthcare | Gesundheit Gesundheitswesen
health_insurance | Krankenkasse Krankenversicherung
heart cardiology | Herz Kardiologie
heat_pump | Wärmepumpe
heritage monument listed_building | Denkmal Denkmalschutz
highway motorway | Autobahn
hydrogen | Wasserstoff
inpatient | stationär ! outpatient ambulatory | ambulant
infection infectious | Infektion ansteckend
intensive_care icu | Intensivstation Intensivpflege
intersection crossing | Kreuzung
irrigation | Bewässerung
island | Insel
journalist editor editorial | Journalist Redakteur Redaktion
journey ride | Fahrt
kindergarten_teacher educator | Erzieher Erzieherin
knee hip joint | Gelenk Hüfte Knie
lake river | Fluss See
land_registry | Grundbuch
landscape | Landschaft
laundry | Wäscherei Wäsche
library | Bibliothek Bücherei
locomotive | Lokomotive Lok
lost_property | Fundsachen
manuscript | Manuskript
meal menu | Mahlzeit Menü Speise
measurement reading | Messung Messwert
meat slaughter | Fleisch
medical_device | Medizinprodukt Medizingerät
medicine drug pharmaceutical | Arzneimittel Medikament
midwife | Hebamme
mill | Mühle
mountain | Berg
museum | Museum
music orchestra musician | Musik Orchester Musiker
night_shift | Nachtschicht ! day_shift | Tagschicht
offshore | Offshore
operating_room operating_theatre surgery operation | Operationssaal OP Operation Chirurgie
organ | Organ
outpatient_clinic | Ambulanz
passenger traveller rider | Passagier Fahrgast Fahrgäste Reisende Passagiere
passport identity_card | Reisepass Pass Personalausweis
pavement sidewalk | Gehweg Bürgersteig
performance show | Aufführung Vorstellung
pest pesticide | Schädling Pestizid
pharmacy pharmacist dispensary | Apotheke Apotheker
photo photograph picture image | Foto Bild Aufnahme
physiotherapy therapy | Therapie Physiotherapie
playground | Spielplatz
population | Bevölkerung
pregnancy pregnant | schwanger Schwangerschaft
prescription | Rezept Verordnung
primary_school elementary_school | Grundschule
prison | Gefängnis Justizvollzugsanstalt
protein | Eiweiß
psychologist | Psychologe
radiology x-ray | Radiologie Röntgen
recovery convalescence | Genesung
refugee_shelter shelter | Unterkunft
rehabilitation | Rehabilitation Reha
restaurant | Restaurant Gaststätte
ring | Ring
river_bank | Ufer
roadworks | Straßenbau Baustelle
rural | ländlich ! urban | städtisch
school | Schule Schulen
school_year | Schuljahr
science scientific | Wissenschaft wissenschaftlich
seed | Saatgut Samen
semester term | Semester
sickness_absence sick_leave | Krankenstand
ski skiing | Ski
snow ice | Schnee Eis
social_worker | Sozialarbeiter
spectacle theatre stage | Theater Bühne
stadium arena | Stadion
spa wellness sauna | Wellness Wellnessbereich Sauna
stop station terminal | Haltestelle Station Terminal
subway metro underground | U-Bahn
surgeon | Chirurg
swimming_pool pool | Schwimmbad Freibad Hallenbad
symptom | Symptom
taxi | Taxi
telecommunication telecoms | Telekommunikation
thesis dissertation | Doktorarbeit Abschlussarbeit
tower mast antenna | Turm Mast Antenne
town village | Dorf Ort Ortschaft
traffic_light | Ampel
train_station railway_station | Bahnhof
tram tramway | Straßenbahn Tram
transplant | Transplantation
tree | Baum Bäume
tuition tuition_fees | Studiengebühr Studiengebühren
vaccine vaccination | Impfstoff Impfung
veterinary vet | Tierarzt
virus | Virus
visiting_hours | Besuchszeit
vital_signs vitals | Vitalwerte Vitalzeichen
waiting_list | Warteliste
waiting_time | Wartezeit
walk pedestrian | Fußgänger
ward department | Station Abteilung
waste_collection refuse_collection | Müllabfuhr
waterworks | Wasserwerk
wheelchair | Rollstuhl
wine winery vineyard | Wein Winzer Weingut
worship mass | Gottesdienst
wound | Wunde
yoghurt cheese | Käse Joghurt
young youth adolescent | Jugend jung Jugendliche ! old elderly senior | alt Senioren
`
