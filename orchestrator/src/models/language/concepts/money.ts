/** What things cost and who pays: see `index.ts` for how a line is written. */
export const money = `
cost, costs, price, priced, charge, charges, charged, fee, fees, amounts to, comes to, quoted at, expense, Kosten, kostet, gekostet, Preis, Preise, Gebühr, Gebühren, Entgelt, beläuft sich, berechnet, schlägt … zu Buche | how expensive, how much do we pay, how much money, pay for, pay, paid, be billed, set us back, wie teuer, zahlen, bezahlen, wie viel Geld
budget, Budget, budgeted, approved range, range of, funds, funding, allocated, allocation, earmarked, appropriated, approved amount, budget approved, Haushaltsansatz, Etat, Haushalt, veranschlagt, eingeplant, bewilligt, Rahmen, Kostenrahmen | how much money is available, how much money have we approved, how much may we spend, set aside, at our disposal, wie viel Geld haben wir, zur Verfügung, ausgeben dürfen
spent, has been spent, paid so far, actual cost, actuals, incurred, drawn, consumed, used up, invoiced so far, to date, ausgegeben, verausgabt, verbraucht, angefallen, abgerufen, aufgebraucht, bisher bezahlt | used, gone, already used, so far, eaten up, been used, schon weg, bisher, bislang, verbraten
remaining, remains, still available, unspent, balance, headroom, verbleibt, verbleiben, übrig, restliche, Restbudget, noch verfügbar | left over, still have, haben wir noch
forecast, forecast to completion, estimate at completion, expected cost, expected total, outlook, projected, projection, Prognose, Hochrechnung, erwartet, Erwartung, voraussichtlich, Erwartungswert | expect in the end, reckon with, will it cost in the end, rechnen wir, rechnet man, gerechnet, am Ende kosten, Gesamtkosten … derzeit, aktuelle Schätzung, wird erwartet
exceeds, exceed, above, over budget, overrun, overspend, more than budgeted, excess, additional cost, additional, surplus, more expensive, higher forecast, forecast … is, überschreitet, überschritten, Überschreitung, übersteigt, Mehrkosten, über dem Budget, mehr als geplant, teurer | go over, too expensive, gets more expensive, get more expensive, becomes more expensive, cost more, dearer, aus dem Ruder
total, in total, sum, overall, altogether, grand total, total cost, Summe, gesamt, insgesamt, Gesamtsumme, Gesamtkosten, Gesamtbetrag
total cost of ownership, TCO, total cost, total cost over, whole-life cost, lifetime cost, overall cost, five-year cost, year cost, Gesamtkosten, Gesamtbetriebskosten, Kosten über | all in, cost overall, cost in the long run, Kosten insgesamt
subscription, subscription fee, annual fee, annual charge, licence fee, license fee, per year, Abonnement, Jahresgebühr, Lizenzgebühr, Nutzungsgebühr, Mietgebühr, Subskription | charge annually, charges annually, charge per year, cost a year, pay annually
running cost, run cost, operating cost, operating expenses, opex, annual run cost, a year, recurring, Betriebskosten, laufende Kosten, laufende, Unterhalt | cost to run, cost to operate, pay each year, pay every year, jedes Jahr
investment, invest, invested, capital expenditure, capex, Investition, Investitionen, investiert, Anschaffung, Anschaffungskosten
savings, save, saves, saved, saving, reduction of cost, Einsparung, Einsparungen, eingespart, einsparen, spart | how much less, cheaper by, weniger ausgeben
contingency, reserve, buffer, cushion, risk provision, unforeseen, the unexpected, Puffer, Reserve, Unvorhergesehenes, Unwägbarkeiten, Rückstellung, Risikovorsorge, Sicherheitszuschlag
revenue, turnover, sales of, annual sales, income, Umsatz, Umsatzerlöse, Erlöse, Einnahmen, Jahresumsatz | earn, take in, bring in, einnehmen, umsetzen
profit, net income, earnings, surplus, Gewinn, Ergebnis, Überschuss, Jahresüberschuss
margin, Marge
EBITDA, EBIT, operating profit, Betriebsergebnis
loss, deficit, shortfall, Verlust, Fehlbetrag, Defizit
discount, rebate, reduction, price cut, Rabatt, Nachlass, Skonto, Preisnachlass, Ermäßigung | cheaper for, less for
penalty, penalties, liquidated damages, contractual penalty, fine, Vertragsstrafe, Pönale, Strafe, Strafzahlung, Konventionalstrafe | punished, punishment, pay if late, Sanktion
capped, capped at, cap, ceiling, limited to, ends at, endet bei, up to, not more than, no more than, at most, maximum, upper limit, not exceed, gedeckelt, Obergrenze, höchstens, maximal, begrenzt auf, nicht mehr als, Höchstbetrag, Höchstwert, Deckel | most that, how much at the most, how high at most, wie viel höchstens
at least, minimum, no less than, not less than, lower limit, mindestens, Mindest*, Untergrenze, wenigstens, nicht weniger als | how few, how little, how much at the least
above which, exceeding, from … upwards, threshold, limit, beyond, oberhalb, Schwelle, Wertgrenze, Freigabegrenze, Grenze | from what amount, from which amount, from what sum, above what amount, ab welchem Betrag, ab welcher Summe, ab wann, ab welcher Höhe
payment terms, payment is, payable, paid within, payable within, days after receipt, days of receipt, days net, days from invoice, Zahlungsziel, Zahlungsbedingungen, Zahlungsfrist, zahlbar, zu zahlen, nach Rechnung*, Tage netto, zu begleichen, sind … fällig, innerhalb von … Tagen | have to pay, how long to pay, settle the invoice, pay the invoice, pay the bill, when is payment, Rechnung begleichen, Rechnung bezahlen, Zeit … zu zahlen
invoice, invoices, invoiced, bill, billed, billing, Rechnung, Rechnungen, abgerechnet, in Rechnung gestellt, Abrechnung, Faktura
deposit, down payment, advance payment, prepayment, Anzahlung, Vorauszahlung, Vorkasse, Abschlag, Abschlagszahlung
surcharge, supplement, extra charge, on top, markup, mark-up, Zuschlag, Aufschlag, Aufpreis, Zuzahlung, zusätzlich berechnet | pay extra, cost extra, kostet … extra, mehr bezahlen
increase, increases, increased, rise, rises, rose, price increase, indexation, goes up, Erhöhung, erhöht, Steigerung, steigt, gestiegen, Preisanpassung, Preissteigerung, Anstieg | go up, more than before, teurer werden
decrease, decreases, decreased, fall, falls, fell, drop, dropped, reduce, reduced, goes down, Senkung, senken, gesenkt, sinkt, gesunken, Rückgang, verringert | go down, less than before, weniger
day rate, daily rate, per day, a day, Tagessatz, Tagessätze, Manntag, pro Tag | cost for a day, charge for a day, a day with, kostet ein Tag, einen Tag, für einen Tag
salary, salaries, wage, wages, remuneration, compensation, Gehalt, Gehälter, Lohn, Löhne, Vergütung, Bezüge | earn, earns, paid, verdient, verdienen
grant, subsidy, subsidies, funding, co-financed, Förderung, Fördermittel, Zuschuss, Zuwendung, gefördert
damage, damages, loss caused, harm, Schaden, Schadenshöhe, Schadenssumme, Ausfallkosten
liability, liable, liability is limited, Haftung, haftet, Haftungsgrenze, Haftungshöchst* | have to answer for, be sued, einstehen
insured, insurance, cover, sum insured, policy, Versicherung, versichert, Deckung, Deckungssumme
tax, VAT, value added tax, Steuer, Mehrwertsteuer, Umsatzsteuer, MwSt
rent, rental, lease, leased, Miete, Mietzins, Pacht, gemietet, Leasing
procurement, purchase, purchasing, buying, bought, acquired, Einkauf, Beschaffung, beschafft, gekauft, Erwerb, erworben
baseline, keep the present, keeping the present, status quo, do nothing, present landscape, current systems, present systems, present system landscape, weiter wie bisher, Beibehaltung, heutige*, heutige* System* | keep what we have, stay as we are, change nothing, nichts ändern, alles lassen
fund, funded, financed, pays for, paid by, borne by, at the expense, finanziert, Finanzierung, trägt die Kosten, getragen von, zu Lasten | who pays, whose money, wer bezahlt, wer zahlt, wer trägt, wer übernimmt die Kosten
payback, payback period, pays for itself, pay for itself, paid for itself, breaks even, break even, amortised, amortized, Amortisation, amortisiert, rechnet sich, Amortisationsdauer | pay off, pay itself back, money back, lohnt sich, sich lohnen, sich rechnen, wieder drin, hereingeholt
released, release of funds, asked to release, asks for, requests, requested, seeks, applied for, beantragt, erbeten, zur Freigabe, Freigabe von … Euro | being asked for, is asked for, want from, asked to approve, erbitten, gebeten
credit, credits, service credit, service credits, credited, pays back, paid back, refunds, refunded, refund, Gutschrift, gutgeschrieben, erstattet, Erstattung, erstatten | get back, money back, zurückbekommen, zurückerhalten
expenses, travel cost, travel expenses, travel, allowance, Reisekosten, Spesen, Auslagen, Reisen | out of pocket
unit price, price per, per piece, each, Stückpreis, Einzelpreis, je Stück, pro Stück | cost apiece, cost each`
