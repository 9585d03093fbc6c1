/** When things begin, end and are due: see `index.ts` for how a line is written. */
export const times = `
go live, goes live, going live, went live, gone live, go-live, golive, in production, go into production, goes into production, goes into operation, in operation, in service, goes into service, into use, taken into use, rollout, roll-out, rolled out, cutover, cut-over, switch-over, pilot starts, launch, launched, launches, start of operation, Livegang, Produktivsetzung, Produktivstart, Echtbetrieb, Inbetriebnahme, in Betrieb, geht … live, live gehen, produktiv, Betriebsbeginn, Umstellung, wave … in, order of plants, follow on | start using, starts to use, be used, available to users, switch over, change over, live, geht … in Betrieb, nutzen können, verfügbar sein, umgestellt, Start
start, starts, started, begin, begins, begun, began, beginning, commence, commences, from … on, as of, effective, takes effect, kick-off, Beginn, beginnt, begonnen, startet, gestartet, Auftakt, ab dem, tritt … in Kraft, gilt ab | get going, get under way, underway, comes into force, losgeht, geht … los, anlaufen, in Kraft
due, due date, deadline, closing date, no later than, at the latest, by noon, must be in, must be received, must reach, falls due, cut-off, to be done by, fällig, Frist, Abgabefrist, Einreichungsfrist, Stichtag, spätestens, Abgabe bis, einzureichen, Termin, Fälligkeit, Abgabetermin, bis zum | have to be in, has to be in, must hand in, have to hand in, have to submit, have to answer, have to reply, by when, until when can, last day, time limit, latest date, bis wann, letzter Tag, abgeben, Schlusstermin
answers, answer due, answers due, responses, response, replies, proposals, proposal, offers, offer, bids, bid, tenders, submissions, quotations, Angebote, Angebot, Antworten, Rückmeldungen, Gebote, Offerten
questions, queries, clarifications, enquiries, Fragen, Rückfragen, Bieterfragen, Klärungen
end, ends, ended, end of, expires, expired, expiry, runs out, lapses, lapse, lapsed, terminates, ceases, valid until, runs until, runs to, supported until, last day of, endet, Ende, läuft … aus, läuft … ab, ausläuft, abläuft, Ablauf, Laufzeitende, gültig bis, befristet bis | stop, stops, be over, when is … over, comes to an end, until when, how long is … valid, how long valid, no longer, aufhören, auslaufen, wie lange gilt, wie lange läuft, bis wann gilt
support, supported, maintenance, support contract, extended support, maintained, Unterstützung, Wartung, Wartungsvertrag, Pflege, gepflegt
term, contract term, runs for, concluded until, period of, for a period, concluded for, duration, lasts, Laufzeit, Vertragslaufzeit, Vertragsdauer, läuft über, geschlossen für, Dauer, dauert | how long does the contract, how long is the contract, how long does it run, wie lange läuft der Vertrag, bound for, gebunden
extension, extended, extend, extensions, renewal, renewed, prolong, option, options, Verlängerung, verlängert, verlängern, Verlängerungsoption, Optionen | can be continued, go on longer, länger laufen
notice, notice period, period of notice, terminate, termination, Kündigungsfrist, Kündigung, gekündigt, kündbar, kündigen, Sonderkündigungsrecht | get out of, leave the contract, cancel, exit, aussteigen, herauskommen, aus dem Vertrag
late, delayed, delay, behind, behind schedule, overdue, slipped, slips, lag, lags, weeks behind, postponed, liegt … zurück, liegen … zurück, im Verzug, Verzug, verspätet, Verspätung, verzögert, Verzögerung, überfällig, Rückstand, hinter dem Plan, verschoben | running late, not on time, held up, hinkt … hinterher, zu spät, hinterher
on schedule, on time, on track, as planned, according to plan, im Plan, planmäßig, termingerecht, pünktlich, nach Plan, im Zeitplan | in time
next meeting, meets next, meets again, nächste Sitzung, nächster Termin, nächstes Treffen, tagt wieder | meet next, meet again, next time, come together again, nächste Mal, wieder zusammen
meets every, meets, meetings, tagt, tagen, trifft sich, kommt … zusammen, Sitzungsrhythmus, monthly meeting, weekly meeting | how often meet, wie oft tagt, wie oft trifft
planned, plan, plans, scheduled, expected, envisaged, foreseen, target date, geplant, vorgesehen, erwartet, angesetzt, terminiert
award, awarded, award of contract, contract award, chosen, placing of the order, Zuschlag, Vergabe, Zuschlagserteilung, Auftragsvergabe, vergeben | who gets the contract, decide on the offers, decision on the award, wer bekommt den Auftrag
recommendation, recommended, recommend, proposal to the board, Empfehlung, empfohlen, empfehlen, empfiehlt, Entscheidungsvorlage | what should we choose, which should we take
contract signature, signature, signed, signing, to be signed, Vertragsunterzeichnung, Unterzeichnung, unterschrieben, unterzeichnet, Vertragsabschluss | sign the contract, seal the deal, Vertrag schließen
acceptance, accepted, acceptance test, signed off, Abnahme, abgenommen, Abnahmetest | taken over, handed over
working days, business days, Arbeitstage, Werktage
month-end close, monthly close, monthly accounts, close of the month, close a month, closing the month, Monatsabschluss, Monatsabschlüsse, Abschluss des Monats | close the books, Bücher schließen
year-end, annual accounts, annual close, financial statements, Jahresabschluss, Jahresende
response time, responds, respond, response, reaction time, reacts within, answers within, within … seconds, within … minutes, Antwortzeit, Reaktionszeit, reagiert, antwortet | how fast, how quickly, how soon, react, wie schnell
recovery time, restored, restore, recover, recovery, back in operation, Wiederherstellungszeit, wiederhergestellt, Wiederanlauf, Wiederanlaufzeit | back up and running, up again, wieder laufen
opening hours, open from, opens, service hours, support hours, hours of operation, Öffnungszeiten, geöffnet, Servicezeiten, Betriebszeiten, Supportzeiten, besetzt von | be reached, reachable, available from, erreichbar
warranty, guarantee, defects liability, Gewährleistung, Garantie, Mängelhaftung
founded, established, set up, gegründet, Gründung, besteht seit, seit | how old is the company, exist, existed, wie alt, gibt es seit
once a year, annual, annually, yearly, per year, a year, every year, each year, per annum, p.a, jährlich, pro Jahr, im Jahr, je Jahr, jedes Jahr
monthly, per month, a month, each month, every month, monatlich, pro Monat, im Monat, je Monat
daily, per day, a day, each day, every day, täglich, pro Tag, am Tag, je Tag
weekly, per week, a week, each week, every week, wöchentlich, pro Woche, je Woche
quarterly, per quarter, each quarter, every quarter, vierteljährlich, quartalsweise, pro Quartal
one-off, one-time, once, initial, non-recurring, upfront, up-front, einmalig, einmalige, Einmalkosten, Anfangsinvestition
award, awarded, contract award, placed with, Zuschlag … erteilt, Zuschlagserteilung, Vergabe, vergeben, Auftragserteilung, beauftragt, wird … beauftragt | given to the winner, given the contract, gets the contract, win the contract, wins the contract, get the order, winner, bekommt den Auftrag, erhält den Auftrag, den Zuschlag bekommt, den Zuschlag erhält, gewinnt
pause, pauses, paused, stop, stops, stopped, suspend, suspended, halted, halt, rest, production stop, stillstehen, stillsteht, interrupted, interruption, stands still, ruht, ruhen, pausiert, unterbrochen, Unterbrechung, Pause, Stopp, Baustopp, gesperrt, Sperrung, geschlossen | stop working, must stop, works stop, be closed, still stehen, steht … still, stehen … still, aussetzen, anhalten
postponed, pushed back, moved from, moved to, put off, rescheduled, later than planned, verschiebt sich, verschoben, vertagt, verlegt auf | be later, comes later, slip, rutscht, wird … später
freeze, code freeze, change freeze, frozen, Änderungsstopp, Freeze, eingefroren, Sperrfrist | no changes, keine Änderungen
adopted, in force, came into force, took effect, adopted on, in Kraft, in Kraft getreten, gültig seit, verabschiedet | valid since, apply since, gilt seit
day to day, day-to-day, daily business, daily basis, operational lead, Tagesgeschäft, operativ, laufende Geschäfte`
