/** What is spoken of in any business, written as `deeds` are. */
export const generalThings = `
aspect respect facet | Aspekt Hinsicht
attempt try | Versuch Versuche
attention | Aufmerksamkeit Beachtung
attitude opinion view | Meinung Haltung Ansicht Einstellung
background context | Hintergrund Kontext
basis foundation ground | Grundlage Basis
behaviour conduct | Verhalten
belief trust confidence | Vertrauen Glaube
break pause | Pause
calendar diary | Kalender
case instance example | Fall Beispiel Fälle
category kind type sort class | Kategorie Art Typ Klasse Sorte
chance opportunity | Chance Gelegenheit
choice selection | Auswahl Wahl
circumstance situation condition state | Umstand Lage Situation Zustand
clause paragraph passage provision | Klausel Absatz Paragraf
comparison | Vergleich
conclusion finding result outcome | Schluss Ergebnis Erkenntnis Resultat
consequence effect result implication | Folge Auswirkung Konsequenz
content | Inhalt
contribution | Beitrag
course progress | Verlauf Fortschritt
crisis | Krise
culture | Kultur
custom habit | Gewohnheit
cycle | Zyklus
date_of_birth | Geburtsdatum
day_of_the_week weekday | Wochentag Werktag
decade | Jahrzehnt
decline | Rückgang
demand | Nachfrage
detail | Einzelheit Detail
difference distinction | Unterschied Differenz
dimension size | Größe Ausmaß
direction | Richtung
distance | Entfernung Abstand
document paper record | Dokument Unterlage Unterlagen Schriftstück
effort expense | Aufwand Mühe
element | Element
event incident occurrence | Ereignis Vorkommnis
experience | Erfahrung
extent degree scope | Ausmaß Umfang
fact | Tatsache Fakt
factor | Faktor
failure breakdown | Ausfall Versagen
fear anxiety | Angst
feedback response | Rückmeldung Feedback Resonanz
figure | Zahl Ziffer
form shape | Form
framework | Rahmen
frequency | Häufigkeit
future | Zukunft ! past | Vergangenheit
gap hole | Lücke
generation | Generation
heading title | Titel Überschrift
idea thought | Idee Gedanke
improvement | Verbesserung
information details particulars | Angaben Informationen Auskunft
initiative | Initiative Anstoß
intention purpose aim | Absicht Zweck
introduction | Einleitung
knowledge know-how | Wissen Kenntnis Kenntnisse
lack shortage absence | Mangel Fehlen
length | Länge
limit boundary | Grenze
mail letter | Brief Schreiben Post
means resource | Mittel
method approach procedure | Methode Vorgehen Ansatz
mistake error | Fehler Irrtum
mix mixture | Mischung
name title | Name Bezeichnung
news | Neuigkeit Nachricht
note memo | Notiz Vermerk Aktenvermerk
notice announcement | Bekanntmachung Aushang
origin source | Quelle Herkunft Ursprung
overview summary | Überblick Übersicht Zusammenfassung
pace speed | Tempo
pair | Paar
pattern | Muster
period time_span | Zeitraum Periode
place spot venue | Ort Stelle Platz
plan scheme | Plan Vorhaben
point | Punkt
policy | Politik Grundsatz
position rank | Rang Position
precondition prerequisite requirement | Voraussetzung Vorbedingung
prefix | Vorsatz
pressure | Druck
principle | Grundsatz Prinzip
probability likelihood | Wahrscheinlichkeit
proposal suggestion | Vorschlag Vorschläge
question query | Frage Fragen Rückfrage
range | Spanne Bandbreite
reaction | Reaktion
reality | Realität
reason cause | Grund Ursache
relation relationship | Beziehung Verhältnis
remainder rest | Rest
reputation image | Ruf Ansehen
rule | Regel
satisfaction | Zufriedenheit ! dissatisfaction | Unzufriedenheit
season | Saison Jahreszeit
section chapter | Abschnitt Kapitel
selection | Auswahl
sense meaning | Sinn Bedeutung
series | Reihe Serie
shape | Zustand
side | Seite
sign signal | Zeichen
sort | Sorte
standard | Maßstab
structure | Struktur Aufbau
style | Stil
subject topic theme | Thema Gegenstand
success | Erfolg ! failure | Misserfolg
sum total | Summe
surface | Oberfläche
symbol | Symbol
talk conversation | Gespräch Unterhaltung
tendency trend | Trend Tendenz
tension | Spannung
understanding | Verständnis
value worth | Wert
view | Sicht Blick
vision | Vision
way manner | Weise Art
weakness | Schwäche ! strength | Stärke
word | Wort
world | Welt
`
