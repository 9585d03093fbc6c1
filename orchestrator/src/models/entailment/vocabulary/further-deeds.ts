/** Words for what is done, from `indicate` on, of the kind of `deeds`. */
export const furtherDeeds = `
indicate show suggest point_to | hinweisen zeigen anzeigen deuten
inherit take_over | erben übernehmen
initiate start launch set_in_motion kick_off commence | einleiten anstoßen beginnen starten auf_den_Weg_bringen
insist demand | bestehen_auf beharren
interpret understand read | auslegen interpretieren
interrupt suspend pause break_off adjourn | unterbrechen aussetzen pausieren ruhen Pause ! resume restart continue reopen | wiederaufnehmen fortsetzen
investigate look_into probe examine study explore inquire investigation | untersuchen erforschen nachgehen Untersuchung prüfen ermitteln
invest investment put_money | investieren Investition Investitionen anlegen
invite | einladen Einladung
involve include engage | einbeziehen beteiligen einbinden
issue hand_out emit | ausstellen ausgeben erlassen
join enter accede | beitreten eintreten Beitritt ! leave quit withdraw exit | austreten verlassen ausscheiden Austritt
judge assess appraise | beurteilen bewerten einschätzen
justify warrant substantiate | begründen rechtfertigen Begründung
label tag mark | kennzeichnen beschriften markieren etikettieren
lack miss want | fehlen mangeln
last take run_for go_on | dauern andauern währen
learn find_out | lernen erfahren
lend provide_with | verleihen
list itemise enumerate | auflisten aufzählen aufführen
load unload | beladen entladen
locate situate place based sit | ansiedeln gelegen befinden liegen sitzen
look_for search seek hunt | suchen fahnden Suche gesucht
maintain service look_after keep_up | warten instandhalten pflegen
make manufacture produce fabricate turn_out | herstellen fertigen produzieren anfertigen
mandate oblige compel force make_mandatory | vorschreiben verpflichten zwingen
mention name refer cite quote | erwähnen nennen anführen zitieren
merge amalgamate fuse unite merger join_up | fusionieren verschmelzen zusammenschließen zusammenlegen Fusion Zusammenschluss Zusammenlegung
mislead deceive | täuschen irreführen
monitor track watch observe keep_an_eye supervise oversee surveillance | überwachen beobachten verfolgen beaufsichtigen Aufsicht nachverfolgen
motion table propose move | beantragen einbringen
notice see perceive | wahrnehmen bemerken
receive be_entitled_to get | Anspruch_auf erhalten bekommen
obtain get secure acquire gain | erhalten bekommen erlangen beschaffen
occupy use fill | belegen nutzen besetzen
offer make_available put_forward | anbieten bereitstellen bieten
omit skip leave_out miss_out | weglassen auslassen überspringen
open inaugurate launch | eröffnen einweihen öffnen
operate run drive | betreiben bedienen fahren
oppose resist reject be_against | ablehnen widersetzen dagegen
outsource contract_out farm_out | auslagern Auslagerung fremdvergeben outsourcen Fremdvergabe ! insource bring_in-house in-house | selbst eigenes
overcome get_over | überwinden bewältigen
overlap coincide | überschneiden überlappen
overlook miss ignore neglect disregard | übersehen ignorieren vernachlässigen missachten
oversee supervise | beaufsichtigen überwachen
owe | schulden
pack wrap | verpacken einpacken Verpackung
park | parken abstellen
pay settle remit | zahlen bezahlen begleichen überweisen Überweisung entrichten
phase_out retire decommission take_out_of_service shut_down switch_off | abschalten außer_Betrieb stilllegen ablösen Stilllegung auslaufen_lassen Abschaltung ! commission put_into_service start_up | Betrieb_nehmen anfahren inbetriebnehmen
place put lay | stellen legen platzieren
plan map_out chart | planen
possess hold have own | besitzen haben innehaben
praise commend applaud | loben Lob
present submit show introduce | vorstellen präsentieren vorlegen
press urge call_for demand insist | fordern verlangen drängen
prevent avert stop rule_out preclude | verhindern vermeiden abwenden vorbeugen ausschließen
prioritise rank | priorisieren
procure purchase source acquire buy | beschaffen einkaufen beziehen kaufen
profit benefit gain | profitieren gewinnen
promote advance | befördern Beförderung
prove demonstrate evidence show document | nachweisen belegen beweisen
provide furnish supply give make_available | bereitstellen zur_Verfügung_stellen versorgen stellen gewähren
punish fine penalise | bestrafen ahnden
qualify entitle | qualifizieren berechtigen
question doubt query call_into_question | bezweifeln infrage_stellen hinterfragen anzweifeln
raise lift increase hike put_up mark_up | anheben erhöhen heraufsetzen ! lower reduce cut bring_down | senken herabsetzen
react respond answer | reagieren antworten
read out recite | vorlesen
realise achieve accomplish attain deliver | verwirklichen erzielen erreichen leisten
rebuild reconstruct refurbish renovate restore overhaul refurbishment renovation | sanieren renovieren umbauen wiederaufbauen Sanierung Renovierung überholen instandsetzen Generalüberholung
recall call_back take_back | zurückrufen Rückruf zurücknehmen
receive get obtain be_given | erhalten bekommen empfangen kriegen
recommend advise propose advocate | empfehlen befürworten
reconsider rethink review revisit | überdenken
recover regain get_back retrieve | zurückgewinnen wiederherstellen wiedererlangen
recycle reuse | wiederverwenden recyceln wiederverwerten
redesign rework revise overhaul revision rewrite amend | überarbeiten umarbeiten Überarbeitung novellieren revidieren nachbessern neufassen
redirect divert reroute | umleiten umlenken
refuse decline turn_down reject say_no | ablehnen verweigern zurückweisen ausschlagen
register sign_up enrol enlist log | anmelden registrieren eintragen einschreiben
regret apologise | bedauern entschuldigen
regulate govern control | regeln regulieren steuern
release set_free publish unveil | freigeben veröffentlichen
relieve ease reduce | entlasten Entlastung ! burden strain | belasten Belastung
rely depend count | verlassen stützen
relocate move transfer shift | umziehen verlagern verlegen versetzen Verlagerung
remain stay persist last | bleiben verbleiben fortbestehen
remind prompt chase reminder | erinnern mahnen Mahnung Erinnerung anmahnen
remove take_away take_out dismantle | entfernen abbauen wegnehmen beseitigen herausnehmen
rename retitle | umbenennen
renew refresh | erneuern auffrischen
rent hire let lease | mieten vermieten pachten leasen anmieten
reopen restart | wiedereröffnen
repair fix mend restore | reparieren instandsetzen ausbessern beheben Instandsetzung
repeal revoke rescind abolish annul invalidate withdraw | aufheben widerrufen außer_Kraft_setzen abschaffen annullieren zurücknehmen ! enact introduce adopt pass | erlassen einführen verabschieden
repeat redo rerun | wiederholen
replace swap change supersede take_the_place | ersetzen austauschen ablösen wechseln
reply respond answer get_back | antworten erwidern beantworten
report account notify tell | berichten melden Bericht erstatten
represent stand_for act_for | vertreten repräsentieren
request ask_for call_for apply_for | anfordern beantragen erbitten anfragen bitten verlangen fordern
require need call_for demand entail necessitate | erfordern verlangen voraussetzen benötigen bedürfen
rescue save salvage | retten Rettung
research study investigate | forschen recherchieren Recherche Forschung
resolve settle sort_out clear | lösen klären beilegen bereinigen
respect honour observe | achten einhalten beachten
restrict confine limit curb | beschränken einschränken begrenzen
restructure reorganise reorganize reorganisation | umstrukturieren neu_ordnen reorganisieren Umstrukturierung Restrukturierung neu_organisieren
retain hold keep preserve | behalten aufbewahren bewahren
retrain reskill upskill | umschulen weiterbilden Umschulung
reveal bring_to_light disclose show turn_out | aufdecken zeigen ergeben ans_Licht
reward bonus incentivise | belohnen Prämie Anreiz
roll_back undo revert reverse | rückgängig zurücksetzen zurückrollen
rotate alternate | rotieren wechseln
sample draw | beproben Stichprobe
satisfy please content | zufriedenstellen befriedigen
save economise cut_costs | sparen einsparen
scrutinise inspect audit examine go_through | durchleuchten prüfen begutachten
secure safeguard protect back | sichern absichern schützen
segment split divide partition | aufteilen unterteilen segmentieren
send mail post dispatch ship transmit | senden schicken versenden verschicken übermitteln zusenden
serve supply cater | bedienen versorgen
share exchange pass_on | teilen austauschen weitergeben
shift move relocate | verschieben verlagern
shrink contract dwindle | schrumpfen
sign put_signature initial execute | unterzeichnen unterschreiben Unterschrift_leisten
simplify streamline | vereinfachen verschlanken straffen
skip leave_out forgo | auslassen verzichten
sort order arrange | sortieren ordnen
speak talk converse chat | sprechen reden unterhalten
specify state detail | spezifizieren angeben
spend disburse lay_out | ausgeben aufwenden verausgaben
split separate divide | teilen trennen aufspalten
stabilise consolidate | stabilisieren festigen
staff man crew | besetzen
stagger spread | staffeln entzerren
stop quit cease end put_an_end terminate discontinue | aufhören einstellen stoppen beenden Schluss
store keep hold archive save | speichern lagern aufbewahren ablegen archivieren
strengthen reinforce bolster boost | stärken verstärken festigen Verstärkung ! weaken undermine | schwächen untergraben
subcontract | untervergeben Nachunternehmer Subunternehmer
subscribe | abonnieren Abo
succeed follow replace | nachfolgen folgen Nachfolge Nachfolger
sue take_to_court litigate | klagen verklagen Klage
suffer undergo experience | leiden erleiden
suggest put_forward propose | vorschlagen anregen
summarise sum_up | zusammenfassen Zusammenfassung
supplement complement | ergänzen
support back favour vote_for vote_in_favour be_in_favour | befürworten stimmen_für sprechen_für ! vote_against be_against oppose reject | stimmen_gegen ablehnen
support back favour endorse stand_behind help assist | unterstützen befürworten mittragen helfen begrüßen
surprise | überraschen
survey poll canvass | befragen umfragen
suspect presume | vermuten verdächtigen Verdacht
suspend put_on_hold freeze shelve | aussetzen einfrieren auf_Eis_legen ruhen
switch change | wechseln umsteigen umschalten
synchronise sync | synchronisieren abgleichen
tax levy | besteuern
teach coach mentor | lehren anleiten
tender invite_bids put_out_to_tender call_for_tenders | ausschreiben Ausschreibung
tighten toughen | verschärfen ! loosen relax ease | lockern
trace track | nachverfolgen zurückverfolgen
trade deal | handeln Handel
transform overhaul | umgestalten transformieren
translate render | übersetzen
travel ride drive go journey | fahren reisen Fahrt Reise
transport carry haul convey transportation | befördern transportieren Beförderung Transport
treat cure heal | behandeln heilen
try attempt endeavour | versuchen probieren
underestimate | unterschätzen ! overestimate | überschätzen
understaffed short-staffed | unterbesetzt personell_knapp ! overstaffed | überbesetzt
undertake take_on | übernehmen
unite unify | vereinen
update refresh bring_up_to_date | aktualisieren fortschreiben
uphold maintain keep | aufrechterhalten beibehalten ! overturn quash | aufheben kippen
use utilise employ apply make_use | nutzen verwenden einsetzen anwenden benutzen gebrauchen
vaccinate immunise | impfen Impfung
validate verify check confirm | validieren verifizieren überprüfen
vandalise | beschädigen
visit call_on inspect | besuchen besichtigen aufsuchen
vote ballot poll | abstimmen wählen votieren Abstimmung
warn caution alert | warnen mahnen alarmieren
waste squander | verschwenden vergeuden
weigh balance | wiegen abwägen
welcome greet | begrüßen willkommen
win gain earn | gewinnen erringen
withdraw pull_out back_out retreat | zurückziehen aussteigen Rückzug Ausstieg
witness see | erleben bezeugen
worry concern fear trouble | sorgen beunruhigen befürchten
write compose author draw_up pen | schreiben verfassen abfassen formulieren
`
