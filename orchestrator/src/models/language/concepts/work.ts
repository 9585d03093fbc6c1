/** What is done, required and measured: see `index.ts` for how a line is written. */
export const work = `
weight, weights, weighted, weighting, weighs, counts for, counts, Gewicht, Gewichtung, gewichtet, zählt, zählen | how much does … count, how heavily, how important is, how much does … matter, matter, how heavily does, wie stark zählt, wie viel zählt, wie wichtig ist, fällt ins Gewicht
criterion, criteria, award criteria, how we decide, evaluation, evaluated by, judged by, scored by, Kriterium, Kriterien, Zuschlagskriterien, Bewertungskriterien, Vergabekriterien, Bewertung | judged on, what counts, by what do we choose, what matters, wonach, woran gemessen
scope, in scope, part of, included, covers, comprises, includes, belongs to, Umfang, Leistungsumfang, Bestandteil, umfasst, enthalten, gehört, inbegriffen, eingeschlossen, Teil | belong, what do we get, dazugehören, dabei
contents, contents of, content, contain, contains, consists of, made up of, Inhalt, Inhalte, beinhaltet, enthält, besteht aus | have to be in, must be in, gehört hinein
out of scope, not in scope, excluded, not part, not included, outside the scope, exclusions, Abgrenzung, nicht Teil, nicht Bestandteil, nicht enthalten, ausgenommen, ausgeschlossen, nicht umfasst, außerhalb | not belong, left out, not covered, nicht zum Umfang, nicht dazu, nicht Gegenstand, gehört nicht
data migration, migration, migrated, data transfer, taken over, data take-over, conversion of data, moved over, Datenmigration, Datenübernahme, migriert, übernommen, Altdatenübernahme, Übernahme der Daten | move the data, bring over, carry over, Daten umziehen
data cleansing, cleansing, clean-up, cleaned up, cleaning, Datenbereinigung, Bereinigung, bereinigt, bereinigen, bereinigt … Stammdaten | clean the data, tidy, aufräumen
system, systems, application, applications, ~MES, ~PLM, ~CRM, ~WMS, ~LIMS, ~DMS, System, Systeme, Systemen, Anwendung, Anwendungen
interface, interfaces, connected to, Schnittstelle, Schnittstellen, Anbindung, angebunden, Kopplung | talk to, exchange data, verbunden, reden mit
at the same time, simultaneously, concurrently, concurrent, in parallel, at once, gleichzeitig, zeitgleich, parallel, zur selben Zeit
requirement, requirements, must be able, must be, have to be, shall, Anforderung, Anforderungen, Vorgabe, Vorgaben, verlangt, gefordert | demand, want, need, demands, cope with, asked for, required, benötigen
must-have, must-haves, must have, mandatory, compulsory, obligatory, Muss-Anforderung, Muss-Anforderungen, Pflichtanforderung*, zwingend, Muss, verpflichtend, Must
downtime, unplanned, standstill, stood still, stoppage, outage, outages, not available, unavailable, out of service, disruption, ungeplant* … still, standen … still, Stillstand, Stillstände, Ausfall, Ausfallzeit, Ausfälle, ausgefallen, Störung, Störungen, Nichtverfügbarkeit | was down, be down, broke down, lahmgelegt, ging nichts
availability, uptime, available, must be up, is up, be up, Verfügbarkeit, verfügbar
offline, without a connection, no connection, network is down, disconnected, without network, ohne Verbindung, ohne Netz, ohne Internet | when the network fails, if the network, when the line is down, bei Netzausfall
incomplete, missing, not complete, gaps, lacks, lacking, absent data, unvollständig, fehlt, fehlen, lückenhaft, Lücken, mangelt
declined, decline, withdrew, withdraw, withdrawn, pulled out, refused, did not submit, turned down, rejected, abgelehnt, ablehnen, lehnte … ab, zurückgezogen, abgesagt, sagte … ab | not bid, not submit … bid, not submit … offer, not submit … proposal, not submit … tender, submit no bid, submit no offer, not take part, drop out, dropped out, did not offer, said no, nicht angeboten, ausgestiegen, kein Angebot, keine Offerte, kein Angebot … abgegeben, kein Angebot … eingereicht
invited, invite, asked to tender, called for, eingeladen, aufgefordert, Einladung, angeschrieben | asked to bid, approached, asked to take part, angefragt
shortlist, shortlisted, short list, remaining bidders, invited to the demonstrations, engere Wahl, Vorauswahl, Endauswahl | still in the race, left in, noch im Rennen
demonstration, demonstrations, demo, demos, presentation of the product, shows the product, Vorführung, Vorführungen, Präsentation, Produktvorführung, Produktdemo | vendors present, bidders present, suppliers present, vendor present, bidder present, present their, show their, präsentieren … Anbieter, präsentieren … Bieter, präsentieren … Lieferanten, präsentieren, präsentiert, stellen … vor, führen … vor
effort, person-days, person days, man-days, working time, workload, Aufwand, Personentage, PT, Manntage, Arbeitsaufwand | work, take, how much work, costs most work, arbeitsintensiv
risk, risks, hazard, threat, danger, exposure, fear, fears, Risiko, Risiken, Gefahr, Gefahren, Bedrohung, Befürchtung, Sorge | worry, worries, worried, could go wrong, go wrong, afraid, befürchten, schiefgehen, Angst
strengths, strength, advantage, advantages, praised, welcomed, liked, positive, gut, gelobt, begrüßt, Stärken, Vorteil, Vorteile | good about, happy with, pleased, gefällt, mögen
weaknesses, weakness, disadvantage, drawback, drawbacks, shortcoming, shortcomings, Schwäche, Schwächen, Nachteil, Nachteile, Mängel | bad about, wrong with, problem with, speak against, spricht gegen
measure, measures, mitigation, countermeasure, action, actions, remedy, Maßnahme, Maßnahmen, Gegenmaßnahme, Abhilfe | do about, done about, done against, tun wir dagegen, dagegen getan, unternommen
decision, decisions, decided, resolved, resolution, agreed, approved, Beschluss, Beschlüsse, beschlossen, entschieden, Entscheidung, Entscheidungen | agree on, agree to, beschließen
goal, goals, objective, objectives, aim, aims, target, targets, purpose, should be … or more, should be at least, should be no more, Ziel, Ziele, Zielsetzung, Zielwert, Zweck, Absicht | want to achieve, hope to achieve, trying to, supposed to achieve, erreichen wollen, bezwecken, erreicht werden
step, steps, next steps, follow-up, nächste Schritte, Schritte, weiteres Vorgehen | happens next, comes next, do next, wie geht es weiter, geht es weiter
open, outstanding, pending, unresolved, to be clarified, unanswered, offen, ausstehend, ungeklärt, zu klären, unbeantwortet | still to do, left to do, unfinished, unerledigt
done, finished, completed, complete, closed, settled, signed, delivered, fertig, erledigt, abgeschlossen, geschlossen, beendet, unterschrieben | ready
status, state, overall status, traffic light, rating, health, Ampel, Gesamtampel, Gesamtstatus, Zustand | how is it going, how does it stand, wie steht, wie läuft
progress, percent complete, percent done, zu … erledigt, zu … abgeschlossen, zu … fertig, completed, Fortschritt, Fertigstellungsgrad, Fertig | how far, how much is done, wie weit
keep access, has access, have access, log in, logs in, log on, sign in, signs in, einloggen, anmelden, Anmeldung, Zugang, Zugriff
warehouse management system, warehouse management, WMS, Lagerverwaltungssystem, Lagerverwaltung
inventory, inventories, stock on hand, stock level, Lagerbestand, Lagerbestände, Warenbestand, Vorräte
voted against, votes against, against the resolution, opposed, opposes, opposing, objected, objects to, objection, dissent, dissented, dissenting, stimmte dagegen, stimmten dagegen, dagegen gestimmt, Gegenstimme, Gegenstimmen | was against, were against, is against, war dagegen, waren dagegen, stimmte gegen, war gegen
version, release, edition, Ausgabe, Fassung
located, location, based in, headquarters, head office, seat, site, sits in, Standort, Sitz, Hauptsitz, Zentrale, ansässig, befindet sich | where is, where are, which city, which town, where … come from, where … comes from, wo sitzt, wo ist, wo liegt
stored, kept, hosted, hosts, hosting, held, archived, data centre, data center, stay in, remain in, reside, residency, gespeichert, aufbewahrt, abgelegt, Speicherort, Rechenzentrum, gehostet, liegen auf, verbleiben | where are … stored, wo werden … gespeichert, where is the data, where must the data, where does the data, lie, lies, wo liegen
retention, kept for, retained for, stored for, retention period, archive for, Aufbewahrungsfrist, aufbewahrt, aufzubewahren, Aufbewahrungsdauer | have to keep, how long kept, wie lange aufheben, aufgehoben
law, legal, regulation, directive, statutory, compliance, ordinance, Gesetz, gesetzlich, Verordnung, Richtlinie, Vorschrift, rechtlich
accessible, accessibility, WCAG, barrier-free, barrierefrei, Barrierefreiheit | disabled users, disabilities, Menschen mit Behinderung
language, languages, in English, in German, in French, in Polish, in Spanish, in Italian, in Dutch, auf Englisch, auf Deutsch, auf Französisch, auf Polnisch, auf Spanisch, auf Italienisch, auf Niederländisch, multilingual, Sprache, Sprachen, mehrsprachig
licence, license, licences, licenses, licensed, Lizenz, Lizenzen, lizenziert, offer covers | rights to use, Nutzungsrecht
present system, current system, existing system, legacy, present solution, in use today, old system, predecessor, present, Altsystem, bisherige*, heutige*, bestehende*, Eigenentwicklung, derzeit*, arbeitet mit | use today, use now, work with today, nutzen wir heute, im Einsatz, setzen wir ein
replaced, replace, replacement, replaces, superseded, supersedes, succeeded, ersetzt, ersetzen, Ablösung, abgelöst, ablösen, Ersatz, Nachfolger, löst … ab | instead of, get rid of, loswerden
rebuilt, rebuild, rebuilding, built anew, redeveloped, rewritten, made anew, neu gebaut, neu bauen, neu entwickelt, neu erstellt, neu programmiert
test, tests, tested, testing, trial, pilot, getestet, Erprobung, Probe, Pilotbetrieb | try out, ausprobieren
error, errors, fault, faults, defect, defects, bug, bugs, incident, Fehler, Störmeldung, Störmeldungen, Störungen, Defekt, Mangel, Mängel, Vorfall | problem, problems, goes wrong, Probleme
reported, report, notified, notify, recorded, entered, captured, logged, written down, typed in, gemeldet, melden, Meldung, erfasst, erfassen, Erfassung, aufgenommen, eingetragen | written up, put in, noted, notiert, eingegeben
hand in, hands in, handed in, submit, submitted, submission, file, lodge, turn in, send in, sent in, einreichen, eingereicht, abgeben, abgegeben, Abgabe, Einreichung, reicht … ein, vorlegen
apply, application, applications, applied, request, requests, Antrag, Anträge, beantragen, beantragt, Bewerbung
reference, references, reference customer, reference customers, reference calls, Referenz, Referenzen, Referenzkunde, Referenzkunden
capacity, throughput, volume, volumes, per hour, Kapazität, Durchsatz, Menge, Volumen, Auslastung | how much can it handle, cope, handle, bewältigen, verkraften
size, area, floor space, square metres, hectares, Fläche, Größe, Quadratmeter, qm | how big, how large, wie groß
share, percentage, proportion, rate, quota, percent, Anteil, Quote, Prozentsatz, Prozent
backup, backups, backed up, Sicherung, Datensicherung, gesichert
priority, urgent, urgency, top priority, comes first, come first, Priorität, dringend, vorrangig, zuerst, Vorrang | most important, important first, am wichtigsten
sequence, order of, in the order, first … then, come first, followed by, follow on, Reihenfolge, zuerst, danach, nacheinander
conditions, condition, provided that, provided, subject to, on condition, only if, unless, prerequisite, prerequisites, assumption, Bedingung, Bedingungen, Voraussetzung, Voraussetzungen, unter der Bedingung, sofern, vorausgesetzt, Annahme, Annahmen | what has to happen, before we can, damit das
cannot begin before, depends on, dependent on, waiting for, wait for, blocked by, hängt … ab, abhängig von, Abhängigkeit, wartet auf, setzt … voraus | what is holding up, what do we need first, woran hängt
permitted, allowed, may be, accepted, admissible, zulässig, erlaubt, gestattet, zugelassen, dürfen, darf | can we, are we allowed, is it ok, may we, dürfen wir
not accepted, not allowed, not permitted, prohibited, forbidden, excluded, must not, may not, nicht zulässig, unzulässig, verboten, untersagt, nicht erlaubt, darf nicht, dürfen nicht
repaired, repair, fixed, resolved, resolution time, repair time, Behebung, behoben, Reparatur, repariert, Instandsetzung, Beseitigung, beseitigt, entstört, Entstörung | put right, be fixed, get fixed, in Ordnung bringen, beheben
severity, priority class, class of fault, Störungsklasse, Fehlerklasse, Schweregrad, Prioritätsklasse, Priorität
lost, loss, losses, leakage, wasted, never reaches, missed, Verlust, Verluste, verloren, Schwund | go missing, disappear, verloren gehen
phase, stage, wave, lot, tranche, Etappe, Stufe, Welle, Bauabschnitt, Los
meeting minutes, held on, meeting of, session of, Sitzung vom, Sitzung am, tagte | was the meeting, met last, fand … statt, getagt
held in, findet … statt, Sitzungsort, Tagungsort, venue | meet where, wo trifft, wo tagt, where do they meet, where is the meeting
assessed, assessment, scored, points, Punkte, Wertung, Ergebnis, Bewertungsergebnis | come out, abschneiden, abgeschnitten
winner, best bid, ranked first, first place, chosen, selected, preferred bidder, preferred supplier, first choice, ausgewählt, Wahl fiel, Bestbieter, erste Wahl, bevorzugt* | won, did we choose, was chosen, gewonnen, den Zuschlag, haben wir uns entschieden
runner-up, second choice, second place, fallback supplier, zweite Wahl, zweiter Platz, Zweitplatzierter | comes second, next best, zweitbeste
escrow, deposited, Hinterlegung, hinterlegt, treuhänderisch
age, installed in, built in, year of construction, bought in, commissioned in, Baujahr, errichtet, gebaut, installiert, Inbetriebnahmejahr | how old, when was … built, when was … installed, wie alt, wann … gebaut
work from home, works from home, working from home, remote work, telework, teleworking, home office, von zu Hause, Homeoffice, Telearbeit, mobile* Arbeit*, Heimarbeit | at home, daheim
recorded calls, recording of calls, calls are recorded, is recorded, are recorded, not recorded, aufgezeichnet, Aufzeichnung, Aufzeichnungen, mitgeschnitten, Mitschnitt, Mitschnitte | listen in, taped, record our calls, mitgehört, abgehört, mithören
phone call, phone calls, telephone call, telephone calls, conversation, conversations, Telefonat, Telefonate, Telefongespräch*, Gespräch, Gespräche, Anruf, Anrufe
disagreement, disagreements, dispute, disputes, difference of opinion, differences of opinion, deadlock, Meinungsverschiedenheit, Meinungsverschiedenheiten, Streit, Streitfall, Streitfälle, Streitigkeiten, Uneinigkeit | cannot agree, not agree, fail to agree, nicht einig, nicht einigen, uneinig, uneins
eliminated, no longer considered, not considered further, ruled out, dropped from, to drop, nicht weiter betrachtet, nicht weiter verfolgt, scheidet … aus, ausgeschieden, ausgeschlossen, aus dem Verfahren | out of the race, out of the running, was dropped, aus dem Rennen, nicht mehr dabei
negotiated, negotiation, negotiations, still open, under negotiation, verhandelt, Verhandlung, Verhandlungen, noch offen | negotiating, negotiate, still discussing, verhandeln
granted, approved, to approve, approves, resolved to release, bewilligt, genehmigt, gebilligt | grant, agree to spend, bewilligen
waiting time, waiting times, wait for, waits for, time from arrival, time to first, queue, queues, Wartezeit, Wartezeiten, warten auf | wait, waits, waiting, warten`
