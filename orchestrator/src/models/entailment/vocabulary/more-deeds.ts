/** Further words for what is done, of the kind of `deeds` and written in the same way; `_` joins an expression. */
export const moreDeeds = `
go_down come_down decline decrease drop fall shrink | zurückgehen abnehmen sinken Rückgang ! go_up increase rise grow climb | zunehmen steigen wachsen ansteigen
meet_deadline keep meet observe | einhalten eingehalten wahren ! miss exceed overrun | versäumen versäumt verpassen überschreiten
keep retain remain_unchanged unchanged | behalten unverändert gleichbleiben gleich_bleiben bleiben_gleich ! change replace lose | ändern wechseln
charge charging recharge | laden Laden aufladen geladen Ladevorgang Aufladung
accelerate speed_up hasten expedite fast-track | beschleunigen Beschleunigung ! slow_down delay decelerate | verlangsamen bremsen
accompany escort | begleiten Begleitung
accumulate amass pile_up | ansammeln anhäufen auflaufen
accuse blame allege | beschuldigen vorwerfen anklagen Vorwurf
acquire acquisition take_over takeover buy_out | erwerben Erwerb Übernahme akquirieren zukaufen ! divest divestment sell_off spin_off | veräußern Veräußerung abstoßen ausgliedern
add append supplement attach | hinzufügen ergänzen Ergänzung hinzukommen beifügen anhängen ! remove strip drop | entfernen streichen
address tackle deal_with | angehen adressieren
adjust adapt tailor tune recalibrate | anpassen Anpassung justieren nachjustieren abstimmen
administer administration manage | verwalten Verwaltung
advertise promote publicise market | bewerben Werbung inserieren anpreisen
advise counsel recommend suggest advice recommendation | beraten empfehlen Empfehlung raten Rat nahelegen vorschlagen
affect concern impact influence hit | betreffen beeinflussen Auswirkung auswirken Einfluss
aggregate bundle pool | bündeln Bündelung zusammenfassen aggregieren
align harmonise harmonize standardise standardize unify | vereinheitlichen Vereinheitlichung harmonisieren Harmonisierung angleichen standardisieren
amortise depreciate write_off write_down depreciation amortisation | abschreiben Abschreibung
anonymise pseudonymise | anonymisieren Anonymisierung pseudonymisieren
appeal contest challenge object | anfechten Einspruch Widerspruch klagen Beschwerde
apply application | beantragen Antrag Bewerbung bewerben
arrange organise organize coordinate | organisieren Organisation koordinieren Koordination veranstalten ausrichten
arrest detain | festnehmen verhaften
ascertain establish determine find_out | ermitteln feststellen herausfinden Ermittlung
assemble mount fit put_together | montieren Montage zusammenbauen anbringen
attack compromise hack breach intrusion | angreifen Angriff hacken eindringen Einbruch
attract draw | anziehen anlocken
authenticate log_in sign_in log_on login | anmelden einloggen authentifizieren Anmeldung
backfill refill replenish restock | auffüllen nachfüllen nachbestellen nachbesetzen
balance offset compensate | ausgleichen Ausgleich kompensieren
bankrupt insolvent insolvency go_bust | insolvent Insolvenz pleite Konkurs zahlungsunfähig
benchmark | benchmarken Vergleichswert
bill invoice charge | abrechnen berechnen fakturieren
book reserve | buchen reservieren vormerken
borrow lend loan | leihen verleihen ausleihen borgen
breach violate infringe contravene violation infringement | verstoßen verletzen Verstoß Verletzung missachten ! comply observe adhere | einhalten beachten befolgen
break fail break_down malfunction crash | ausfallen versagen kaputtgehen abstürzen Absturz Defekt
brief inform instruct | einweisen unterweisen Einweisung
build construct erect construction | bauen errichten erbauen Bau Errichtung ! demolish tear_down dismantle demolition | abreißen abbauen Abriss demontieren Rückbau
calculate compute reckon work_out | berechnen errechnen kalkulieren Berechnung Kalkulation
call phone ring telephone | anrufen telefonieren
cancel call_off scrap abandon | absagen streichen stornieren Absage abblasen fallenlassen ! confirm keep | bestätigen
capture record collect gather | erfassen erheben sammeln einsammeln Erhebung
care look_after attend tend | betreuen kümmern pflegen Betreuung
cause trigger lead_to give_rise result bring_about due_to because | verursachen auslösen führen bewirken Ursache verursacht hervorrufen
celebrate | feiern
change_over convert | umstellen umrüsten
chair preside lead | leiten vorsitzen Vorsitz
choose select opt pick shortlist decide_on | wählen auswählen aussuchen sich_entscheiden_für küren
circulate distribute spread hand_out | verteilen verbreiten aushändigen zirkulieren Umlauf
clarify clear_up settle | klären Klärung abklären aufklären ! open | ungeklärt
classify categorise grade | einstufen klassifizieren Einstufung Klassifizierung kategorisieren
clean cleanse wash tidy | reinigen putzen säubern Reinigung waschen
collaborate cooperate work_together team_up partner | zusammenarbeiten kooperieren Zusammenarbeit Kooperation
collect pick_up fetch | abholen Abholung einsammeln
comply keep adhere stay_within | einhalten Einhaltung ! exceed overshoot overrun go_beyond | überschreiten Überschreitung übersteigen
comment remark note observe annotate | kommentieren anmerken Anmerkung bemerken Stellungnahme
commit undertake pledge promise oblige | verpflichten zusagen versprechen Verpflichtung
communicate announce convey pass_on | mitteilen kommunizieren bekanntgeben Mitteilung weitergeben
compensate reimburse refund indemnify | entschädigen erstatten vergüten ersetzen
complain criticise criticize object | beschweren beklagen kritisieren bemängeln rügen beanstanden Kritik ! praise commend | loben
comprise consist include contain | bestehen_aus umfassen enthalten
conceal hide withhold suppress | verschweigen verheimlichen verbergen vorenthalten ! disclose reveal publish | offenlegen offenbaren enthüllen
confirm corroborate affirm verify | bestätigen bekräftigen ! deny dispute refute | bestreiten dementieren leugnen widerlegen
conflict contradict clash inconsistent | widersprechen kollidieren Widerspruch
connect link hook_up interface | anbinden anschließen verbinden verknüpfen koppeln
consider weigh examine think_about contemplate | erwägen prüfen überlegen abwägen
consume use_up consumption | verbrauchen Verbrauch
continue carry_on keep_on proceed go_on | fortsetzen weitermachen fortführen weiterführen Fortsetzung ! stop cease halt discontinue | aufhören einstellen beenden abbrechen
contribute chip_in contribution | beitragen beisteuern Beitrag
convene call_together summon | einberufen zusammenrufen
convert transform turn_into | umwandeln umbauen transformieren Umwandlung
convince persuade | überzeugen überreden
copy duplicate reproduce | kopieren vervielfältigen
cover protect insure | abdecken abgedeckt versichern
credit debit book post | gutschreiben belasten verbuchen
cut slash trim curb reduce lower decrease shrink reduction drop decline fall sink | kürzen senken reduzieren verringern mindern verkleinern sinken Senkung Kürzung Rückgang zurückgehen abnehmen fallen schrumpfen ! raise increase expand grow rise climb boost | erhöhen steigern anheben wachsen steigen zunehmen ausbauen Anstieg Zunahme
damage harm destroy ruin impair | beschädigen schädigen zerstören beeinträchtigen Beschädigung
decide resolve opt_for | beschließen Beschluss entscheiden ! reject decline turndown | ablehnen verwerfen
declare state report | erklären angeben deklarieren
dedicate devote | widmen
defend protect guard shield | verteidigen schützen bewachen
define lay_down set_out spell_out stipulate specify prescribe fix determine | festlegen bestimmen vorgeben vorschreiben regeln definieren festschreiben
delegate hand_over entrust transfer | übertragen delegieren überlassen anvertrauen
deliver hand_over supply | liefern ausliefern zustellen Zustellung anliefern Anlieferung
depart set_off leave | abfahren abreisen losfahren ! arrive | ankommen eintreffen
depend rely hinge | abhängen angewiesen
descale downsize scale_down shrink | verkleinern herunterfahren ! scale_up upscale expand | hochfahren ausweiten
design devise draft draw_up draft sketch | entwerfen konzipieren gestalten ausarbeiten
detect spot notice discover uncover find | entdecken bemerken aufdecken feststellen erkennen finden
deteriorate worsen decline | verschlechtern Verschlechterung verschlimmern ! improve enhance better recover upgrade improvement | verbessern Verbesserung optimieren aufwerten erholen
develop evolve advance | entwickeln weiterentwickeln Entwicklung
deviate differ diverge vary deviation | abweichen Abweichung unterscheiden differieren
digitise digitalise digitize scan | digitalisieren Digitalisierung einscannen
discharge release | entlassen freisetzen
disclose reveal make_public | offenlegen bekanntmachen Offenlegung
discuss debate talk_about talk_over discussion consult | besprechen diskutieren erörtern beraten Diskussion Erörterung Beratung
dismiss fire lay_off make_redundant sack redundancy dismissal layoff | entlassen kündigen Entlassung freisetzen betriebsbedingt ! hire recruit employ take_on engage | einstellen anwerben rekrutieren Neueinstellung
dispose discard throw_away scrap disposal | entsorgen Entsorgung wegwerfen verschrotten
disrupt disturb interfere interrupt | stören unterbrechen Störung Unterbrechung
donate give sponsor donation | spenden Spende stiften
download upload | herunterladen hochladen
drain empty | entleeren leeren
duplicate double | verdoppeln Dopplung
earn make gain | verdienen einnehmen erwirtschaften erzielen
educate teach instruct | unterrichten lehren ausbilden Unterricht
eliminate remove get_rid eradicate do_away | beseitigen abschaffen ausmerzen entfernen wegfallen ! introduce bring_in | einführen
embed incorporate integrate | einbetten einbinden integrieren
empower enable allow | befähigen ermöglichen erlauben
encourage motivate promote foster | fördern ermutigen motivieren ! discourage deter | abschrecken entmutigen
enforce implement apply | durchsetzen anwenden vollziehen
ensure make_sure guarantee see_to | sicherstellen gewährleisten dafür_sorgen absichern
enter access get_in | betreten Zutritt eintreten
equip fit_out furnish kit_out provide | ausstatten ausrüsten Ausstattung versehen bestücken
escalate pass_up refer | eskalieren hochgeben weiterleiten
establish set_up found create introduce | einrichten gründen aufbauen schaffen etablieren Einrichtung
estimate reckon assess gauge put_at | schätzen veranschlagen taxieren Schätzung abschätzen
evacuate | evakuieren räumen Evakuierung
exceed surpass go_beyond overrun top overshoot | überschreiten übersteigen übertreffen Überschreitung ! undershoot fall_short fall_below | unterschreiten verfehlen
exchange swap replace trade | tauschen austauschen wechseln Austausch
execute carry_out run | ausführen abarbeiten vollstrecken
exempt waive release exemption waiver | befreien freistellen Befreiung erlassen verzichten Verzicht
expect anticipate reckon await | erwarten rechnen ausgehen
explain set_out elaborate | erläutern erklären darlegen Erläuterung
exploit take_advantage misuse abuse | ausnutzen missbrauchen Missbrauch
extend prolong lengthen | verlängern ausdehnen ausweiten ! shorten curtail | verkürzen kürzen
facilitate ease simplify make_easier | erleichtern vereinfachen Vereinfachung ! complicate hamper hinder | erschweren behindern
fail flunk fall_through founder collapse | scheitern durchfallen misslingen zusammenbrechen Scheitern ! succeed pass work_out | gelingen klappen glücken
file lodge submit hand_in | einreichen stellen abgeben vorlegen Antrag_stellen
fill_in complete fill_out | ausfüllen
finance fund pay_for bankroll | finanzieren Finanzierung bezahlen fördern
fluctuate vary swing | schwanken Schwankung
follow comply stick_to abide | befolgen folgen einhalten halten_an
forecast predict project | prognostizieren vorhersagen
forward pass_on refer relay | weiterleiten weitergeben
gather assemble meet come_together | zusammenkommen versammeln treffen tagen
give_up relinquish surrender forgo | aufgeben verzichten abtreten
govern regulate rule | regeln regulieren
grant award give concede | gewähren bewilligen erteilen zusprechen einräumen ! deny refuse withhold | verweigern versagen vorenthalten ablehnen
guide direct steer | führen lenken anleiten
halve cut_in_half | halbieren
hamper hinder impede obstruct | behindern hemmen beeinträchtigen
handle process deal_with attend | bearbeiten abwickeln erledigen verarbeiten
happen occur take_place come_about arise | geschehen passieren ereignen auftreten vorkommen stattfinden
host accommodate house | beherbergen unterbringen Unterbringung
identify recognise pinpoint | erkennen identifizieren
impose levy inflict charge | erheben verhängen auferlegen
improve upgrade modernise renew modernize | modernisieren erneuern aufrüsten Modernisierung
`
