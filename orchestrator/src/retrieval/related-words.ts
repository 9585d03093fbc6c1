import { stemmers } from './stemmers.ts'

/**
 * Words that are said of the same things, an entry for each thing: English, a bar, German. They do not mean the same, so a
 * text that has another one of them is found for a question, and ranked low.
 */
const things = `
abandon drop stop withdraw discontinue | aufgeben einstellen verzichten; absence absent missing sick ill leave | abwesenheit fehlen krank fehlzeit;
abuse misuse fraud scam deceive cheat crook | missbrauch betrug betrüger täuschen; accident injury injured hurt casualty | unfall verletzung verletzt verunglücken;
accounting ledger bookkeeping books closing | buchhaltung buchführung hauptbuch abschluss; accurate precise exact correct reliable | genau präzise exakt richtig zuverlässig;
age old elderly senior veteran aged | alter alt älter senior betagt; agreement contract deal treaty pact | vereinbarung vertrag abmachung abkommen;
air aircraft plane flight aviation airline | luft flugzeug flug luftfahrt fluggesellschaft; allow permit authorise let entitle | erlauben gestatten dürfen zulassen berechtigen;
angry annoyed upset complain complaint dissatisfied | verärgert beschwerde unzufrieden ärger; answer reply respond response react | antwort antworten erwidern reagieren rückmeldung;
app application software program system tool | app anwendung software programm system werkzeug; apprentice trainee junior intern | auszubildende lehrling praktikant azubi;
approve sign accept confirm release agree | genehmigen freigeben zustimmen bestätigen; argue dispute disagree conflict quarrel | streiten streit konflikt uneinig;
ask inquire request question survey interview | fragen anfrage nachfragen befragen umfrage;
attack hacker intrusion breach malware ransomware phishing | angriff hacker einbruch schadsoftware;
audit auditor inspection examination review check | prüfung prüfer revision kontrolle audit;
authority regulator supervisor ministry government council | behörde aufsicht ministerium regierung amt rat;
automatic machine robot algorithm computer | automatisch maschine roboter algorithmus rechner; average typical mean median usually | durchschnitt mittel median üblich;
backup spare alternative second fallback reserve substitute | ersatz alternative zweite ausweich reserve;
ban forbid prohibit prevent block refuse | verbot verbieten untersagen verhindern sperren; bank lender loan credit mortgage | bank kredit darlehen hypothek;
behave behaviour conduct habit attitude | verhalten gewohnheit haltung; benefit advantage gain profit improvement saving | vorteil nutzen gewinn verbesserung ersparnis;
bill invoice charge overcharge payment statement | rechnung abrechnung berechnen zahlung; birth birthday born | geburt geburtstag geboren geburtsdatum;
board directors executives management leadership | vorstand geschäftsführung leitung direktion;
boss manager supervisor superior chief head leader | chef vorgesetzter leiter leiterin führungskraft;
bottleneck shortage lack scarce capacity overload overloaded | engpass knappheit mangel überlastung überlastet;
box container crate pallet package parcel | kiste behälter palette paket karton; branch office outlet shop store location walk-in | filiale geschäftsstelle laden standort niederlassung;
break broken damage defect fault faulty destroyed | kaputt defekt schaden beschädigt mangel zerstört;
broadcast media press newspaper journalist publicity | presse medien zeitung journalist öffentlichkeit; build construct erect building site | bauen errichten gebäude baustelle bau;
bus tram train rail railway metro | bus straßenbahn zug bahn schiene; buy purchase procure acquire order | kaufen erwerben beschaffen bestellen anschaffen;
call phone telephone ring dial hotline helpdesk | anruf anrufen telefon telefonieren hotline; cancel quit leave terminate churn resign end | kündigen beenden verlassen abwandern austreten;
capital money fund funding finance cash budget | kapital geld mittel finanzierung budget; car van lorry truck vehicle fleet driver | auto wagen lkw lastwagen fahrzeug flotte fahrer;
careful caution cautious prudent | vorsichtig sorgfältig vorsicht; carrier haulier forwarder freight cargo shipping logistics | spediteur fracht spedition transport logistik;
catch detect discover find notice spot | entdecken bemerken finden auffallen erkennen; cause reason why because due explanation | ursache grund warum weil anlass;
cease shutdown close closure shut stop | schließen schließung stilllegen stillstand einstellen; ceremony celebration party event | feier fest veranstaltung;
certificate certified accreditation licence permit | zertifikat bescheinigung zulassung lizenz genehmigung;
chance likelihood probability probable likely | wahrscheinlichkeit wahrscheinlich chance; cheap inexpensive affordable discount | billig günstig preiswert rabatt;
chemical substance solvent ingredient compound | chemisch stoff substanz inhaltsstoff; child children kid son daughter boy girl | kind kinder sohn tochter junge mädchen;
choose choice pick select prefer decide option | wählen auswahl entscheiden bevorzugen wahl; city town municipal municipality urban | stadt städtisch kommune gemeinde;
claim compensation damages insurance payout | anspruch entschädigung schadenersatz versicherung; clean cleaning hygiene wash disinfect | sauber reinigung hygiene waschen desinfizieren;
cold cool cooling refrigeration freeze temperature | kalt kühlen kühlung kälte temperatur; colleague coworker teammate staff | kollege kollegin mitarbeiter;
combine merge join unite consolidate | zusammenführen verschmelzen vereinen zusammenlegen; compare comparison benchmark versus | vergleich vergleichen gegenüber;
competitor rival competition | wettbewerber konkurrent konkurrenz; computer pc laptop desktop workstation device terminal | rechner computer laptop gerät arbeitsplatz;
concern worry fear afraid anxiety reluctant reservation mistrust | sorge bedenken angst befürchtung vorbehalt misstrauen;
confidential secret private privacy disclosure | vertraulich geheim privat geheimhaltung datenschutz;
connect connection link line network internet | verbindung anbindung leitung netz internet; consultant adviser advisor expert specialist | berater experte fachmann sachverständiger;
consume consumption usage use | verbrauch nutzung verwenden; contaminate contamination pollution dirty impurity | verunreinigung verschmutzung kontamination;
copy duplicate double twice repeated | kopie dublette doppelt mehrfach; cost price expense spend pay expensive | kosten preis ausgabe zahlen teuer;
count number figure quantity amount many | anzahl zahl menge betrag; court lawsuit judge legal lawyer sue | gericht klage richter anwalt rechtlich;
customer client shopper buyer consumer subscriber user household | kunde kundin käufer verbraucher nutzer haushalt;
cut reduce save lower shrink less | kürzen senken sparen verringern weniger; danger risk hazard threat dangerous unsafe | gefahr risiko bedrohung gefährlich unsicher;
data record information file dataset entry | daten datensatz information datei eintrag; day date deadline term due until | tag datum frist termin bis;
dead death die fatal | tod tot sterben tödlich; debt owe arrears overdue unpaid reminder dunning | schuld rückstand überfällig mahnung unbezahlt;
decide decision resolve resolution vote | entscheiden entscheidung beschluss abstimmung; delay late postpone slip behind overrun | verzögerung verspätet verschieben verzug;
delete erase remove destroy wipe | löschen entfernen vernichten; deliver delivery ship shipment dispatch supply arrive destination | liefern lieferung versand zustellen ankommen;
demonstrate prove proof evidence show | nachweis beweis belegen zeigen; department unit division team section | abteilung bereich team referat;
design draw drawing draft blueprint | entwurf zeichnung gestaltung plan; developer programmer engineer coder | entwickler programmierer ingenieur;
difference gap discrepancy deviation variance mismatch | unterschied abweichung differenz lücke;
difficult hard challenge problem trouble obstacle | schwierig schwer problem hindernis herausforderung;
disabled disability handicap barrier accessible | behindert behinderung barriere barrierefrei; discount rebate reward bonus loyalty points | rabatt prämie bonus treue punkte;
dismiss dismissal redundant redundancy layoff sack fired | entlassen entlassung kündigung stellenabbau betriebsbedingt; distance far near kilometre mile | entfernung weit nah kilometer;
doctor physician surgeon nurse caregiver ward clinic hospital | arzt ärztin pflege pflegekraft station klinik krankenhaus;
dose dosage drug medicine medication pill tablet | dosis dosierung arznei medikament tablette; driver lorry haulier chauffeur | fahrer kraftfahrer lenker;
early soon advance beforehand ahead prior | früh vorab vorher zuvor; earn income salary wage pay bonus | verdienen einkommen gehalt lohn vergütung;
economy economic market industry sector | wirtschaft markt branche industrie; education school training course lesson class learn | bildung schule schulung kurs unterricht lernen;
electricity power energy grid supply | strom energie netz versorgung; email mail letter message correspondence post | mail nachricht brief schreiben post;
emergency urgent crisis critical immediate | notfall dringend krise kritisch sofort; emission carbon co2 climate environment sustainability | emission klima umwelt nachhaltigkeit;
employee worker staff workforce personnel job | mitarbeiter beschäftigte personal belegschaft arbeitnehmer;
end finish complete conclude expire final | ende abschließen beenden ablaufen fertig; error mistake wrong incorrect bug fault | fehler irrtum falsch;
estimate forecast prediction projection guess | schätzung prognose vorhersage; exam examination test assessment fail pass | prüfung test abschlusstest bestehen durchfallen;
exception exempt excluded unless except | ausnahme befreit ausgenommen; experiment trial pilot test proof attempt | versuch pilot test erprobung;
explain describe clarify say tell statement | erklären erläutern beschreiben aussage; factory plant site works production mill | fabrik werk standort produktion betrieb;
fail failure outage down downtime crash breakdown disruption interruption | ausfall störung ausfallen absturz unterbrechung;
fair just equal discrimination bias | gerecht fair gleich diskriminierung; family relative mother father parent daughter son spouse | familie mutter vater eltern verwandte;
farm farmer crop agriculture harvest | hof landwirt ernte landwirtschaft; fast quick rapid speed soon immediate | schnell rasch geschwindigkeit zügig;
fee charge tariff rate price cost | gebühr entgelt tarif satz preis; female woman women mother | frau frauen weiblich; field area region zone territory | gebiet bereich region zone;
fill complete form enter type | ausfüllen formular eingeben erfassen; fine penalty sanction punish | strafe bußgeld vertragsstrafe sanktion; fire smoke burn alarm | brand feuer rauch alarm;
firm company business enterprise corporation group | firma unternehmen betrieb konzern gesellschaft; flood water leak rain storm | hochwasser wasser leck regen sturm;
food meal eat canteen kitchen | essen mahlzeit kantine küche lebensmittel; forbidden allowed rule policy guideline | verboten erlaubt regel richtlinie vorgabe;
foreign abroad international overseas export | ausland ausländisch international export; founder found establish origin set up start | gründer gründen gründung ursprung;
free complimentary gratis charge | kostenlos gratis frei unentgeltlich; full whole entire total complete all | voll ganz gesamt vollständig alle;
garage workshop repair maintenance mechanic | werkstatt reparatur wartung mechaniker; goal target objective aim purpose intend | ziel zweck absicht vorgabe;
goods item product article merchandise stock | ware artikel produkt bestand güter; grow growth increase rise expand more | wachsen wachstum zunahme steigen mehr;
guarantee warranty assure promise safe | garantie gewährleistung zusage versprechen; guest visitor tourist hotel traveller | gast besucher tourist hotel reisende;
half quarter third share proportion percent | hälfte viertel drittel anteil prozent; handwriting written note paper legible read decipher | handschrift handschriftlich papier lesbar lesen;
happen occur incident event | geschehen passieren vorfall ereignis; health disease illness patient medical treatment | gesundheit krankheit patient medizinisch behandlung;
help assist support aid | hilfe helfen unterstützen beistand; hide conceal secret | verbergen verstecken verheimlichen;
hire recruit recruitment vacancy applicant candidate job | einstellen bewerber stelle personalgewinnung;
history past former previous earlier old legacy | geschichte vergangenheit früher ehemalig alt; holiday vacation leave absence | urlaub ferien abwesenheit;
home house household flat apartment residence | haus wohnung haushalt zuhause; host hosting hoster datacentre cloud provider external | hosting rechenzentrum cloud betreiber extern;
identity identify recognise match mistaken confuse same person | identität erkennen verwechseln gleich person; idea proposal suggestion suggest | idee vorschlag anregung;
illegal unlawful violation breach infringe | rechtswidrig verstoß verletzung illegal;
implement introduce launch rollout deploy install | einführen einführung umsetzen ausrollen installieren; improve better upgrade enhance optimise | verbessern besser optimieren;
inform notify announce tell communicate warn | informieren mitteilen benachrichtigen ankündigen warnen;
insurance insurer insured cover policyholder premium underwriter | versicherung versicherer deckung prämie versichert;
interface integration exchange connect api | schnittstelle anbindung austausch integration; inventory stock warehouse storage shelf | bestand lager vorrat regal;
invest investment purchase capital | investition investieren anschaffung; judge opinion think believe view | meinung ansicht glauben urteil;
keep retain store preserve retention archive | aufbewahren speichern archiv behalten; key lock door access entry badge | schlüssel schloss tür zugang ausweis;
kill stop end cancel | abbrechen beenden stoppen; knowledge expertise know-how experience skill | wissen kenntnis erfahrung fachwissen;
label tag mark barcode sign | etikett kennzeichnung markierung; landlord tenant rent lease | vermieter mieter miete pacht;
language translate translation interpreter speak | sprache übersetzen dolmetscher sprechen; large big huge major great | groß riesig bedeutend;
last final latest recent | letzter zuletzt jüngst; law regulation statute rule legal | gesetz vorschrift verordnung recht;
leader sponsor responsible charge accountable owner | leiter verantwortlich zuständig auftraggeber; learn learning teach practise practice exercise | lernen üben lehren übung;
library archive collection museum | bibliothek archiv sammlung; licence license subscription seat user | lizenz abonnement nutzer;
limit maximum cap ceiling threshold bound | grenze höchstens obergrenze schwelle; listen hear voice speech | hören stimme sprache; load weight heavy | last gewicht schwer;
log trace record history audit | protokoll aufzeichnung verlauf; login logon password authentication account credentials sign | anmeldung kennwort passwort konto zugang;
lose loss missing lost | verlieren verlust fehlen; loud noise sound | laut lärm geräusch; machine equipment device plant apparatus | maschine anlage gerät ausrüstung;
man men male father | mann männer männlich; manual hand paper spreadsheet excel | manuell hand händisch tabelle; manufacturer producer maker | hersteller produzent;
master data quality cleansing duplicates | stammdaten datenqualität bereinigung dubletten; measure measurement metric indicator figure | messung kennzahl messen indikator;
meeting committee session workshop board | sitzung ausschuss besprechung gremium; member membership union association | mitglied verband gewerkschaft verein;
migrate migration transfer move convert switch cutover | migration umstellung übertragen umziehen wechsel; mobile phone smartphone handset app | handy mobil smartphone telefon;
money refund repay reimburse back return | geld erstattung rückzahlung zurück; month monthly year annual yearly quarter | monat monatlich jahr jährlich quartal;
name called title | name heißen bezeichnung; national country state federal | national land staat bund; negotiate negotiation bargain talks | verhandeln verhandlung gespräch;
new replacement successor modern | neu nachfolger ersatz modern; night evening shift weekend | nacht abend schicht wochenende;
objection oppose opposition against resist resistance | einwand widerstand dagegen ablehnung; offline online network disconnected outage | offline online netz getrennt;
open start begin opening launch | öffnen beginn eröffnung start; operate operation run running | betrieb betreiben laufen; order purchase buy requisition | bestellung auftrag bestellen;
outside external third-party contractor outsource | extern dritte auftragnehmer fremd; owner own belong property | eigentümer besitzer gehören eigentum;
package bundle set kit | paket bündel satz; pair two both double second | paar zwei beide doppelt; partner ally cooperation alliance | partner kooperation zusammenarbeit;
passenger traveller commuter rider ticket | fahrgast reisende pendler fahrkarte; patient sick ill ward treatment | patient krank station behandlung;
pay payment paid settle transfer | zahlen zahlung bezahlen überweisen; pension retirement retire retired | rente pension ruhestand;
permission consent agree approval | erlaubnis einwilligung zustimmung genehmigung; person people human individual somebody | person mensch leute jemand;
pharmacy drug medicine generics | apotheke arznei medikament generika; picture photo image camera | bild foto kamera;
plan schedule roadmap timetable timeline milestone | plan zeitplan fahrplan meilenstein; police crime criminal theft steal | polizei straftat diebstahl stehlen;
poor bad weak worse | schlecht schwach mangelhaft; position post job role function | stelle posten rolle funktion; prepare preparation ready readiness | vorbereiten vorbereitung bereit;
press communications statement wording announce spokesperson | presse kommunikation mitteilung sprecher formulierung; prison jail sentence | gefängnis haft strafe;
procedure process workflow step routine | verfahren prozess ablauf schritt; promise commit commitment pledge guarantee | zusage versprechen verpflichtung;
protect protection safeguard secure security | schutz schützen sichern sicherheit; public citizen resident inhabitant people | öffentlich bürger einwohner bewohner;
quality defect inspection complaint | qualität mangel prüfung reklamation; quick fix workaround temporary interim | behelf übergang vorübergehend;
rail track station train | bahn gleis bahnhof zug; rank score rating points winner best | rang punkte wertung sieger beste; reach achieve attain meet fulfil | erreichen erfüllen schaffen;
read legible readable illegible | lesen lesbar unleserlich; reason justify rationale background | grund begründung hintergrund; receipt proof voucher slip | beleg quittung bon nachweis;
reduce decrease decline fall drop | senken rückgang sinken fallen; refuse reject deny decline turn down | ablehnen verweigern zurückweisen;
region district county area | region kreis bezirk gebiet; register enrol sign subscribe registration | anmelden registrieren eintragen;
reliable stable availability uptime | zuverlässig stabil verfügbar verfügbarkeit; remember forget memory | erinnern vergessen gedächtnis;
remote home office distance | fernzugriff homeoffice heim; remove eliminate abolish | entfernen abschaffen beseitigen;
repair fix correct remedy solve resolve | reparieren beheben korrigieren lösen; repeat again recurring second repeatedly | wiederholen erneut nochmals mehrmals zweimal;
replace replacement exchange substitute swap | ersetzen ersatz austausch ablösen; report reporting tell document | bericht melden dokumentieren;
reputation image brand trust | ruf ansehen marke vertrauen; rescue save recover restore | retten wiederherstellen bergen;
research study survey investigation | forschung studie untersuchung; restaurant cafe canteen catering | gaststätte kantine verpflegung;
result outcome effect consequence | ergebnis folge wirkung auswirkung; review look inspect second reviewer four-eyes | prüfen durchsicht gegenlesen vieraugenprinzip;
right entitled entitlement claim | recht anspruch berechtigt; road street route traffic motorway | straße weg route verkehr autobahn; roof floor wall room | dach boden wand raum;
safe safety secure accident | sicher sicherheit unfall; sample specimen test check | probe muster stichprobe; satisfied happy pleased satisfaction | zufrieden zufriedenheit glücklich;
scale size dimension extent scope | umfang größe ausmaß; school pupil teacher class | schule schüler lehrer klasse; search find look query | suche finden suchen;
season winter summer spring autumn | saison winter sommer frühjahr herbst; sell sale sales seller retail | verkaufen verkauf vertrieb handel;
sensitive protected special personal | sensibel schützenswert personenbezogen; separate split divide apart | trennen teilen aufteilen; ship vessel boat port harbour | schiff hafen boot;
shop till checkout counter cashier register pos | kasse kassierer laden geschäft; sick illness absence disease | krank krankheit ausfall;
sign signature contract conclude | unterschrift unterzeichnen abschließen; similar same alike equal | ähnlich gleich;
skill ability competence qualified qualification | fähigkeit qualifikation kompetenz; sleep rest break pause | schlaf ruhe pause; small little minor few | klein gering wenige;
smell taste | geruch geschmack; speak talk discuss conversation say | sprechen reden gespräch;
spy track tracking monitor surveillance location gps watch observe | überwachen überwachung verfolgen ortung beobachten; stage phase step wave | phase stufe etappe welle;
standard norm requirement | norm standard vorgabe; steal theft stolen thief | stehlen diebstahl entwenden; store save keep storage | speichern lagern aufbewahren;
strike union walkout labour | streik gewerkschaft arbeitskampf; student pupil learner participant | schüler student teilnehmer;
succeed success successful win | erfolg erfolgreich gelingen gewinnen; supplier vendor provider contractor bidder | lieferant anbieter dienstleister bieter auftragnehmer;
surface coating paint | oberfläche beschichtung lack; switch change convert replace move | umstellen wechseln umschalten ändern; tax levy duty customs vat | steuer abgabe zoll umsatzsteuer;
team group crew staff | team gruppe mannschaft; technician engineer fitter mechanic | techniker monteur mechaniker; temperature heat warm hot | temperatur wärme heiß;
temporary interim provisional permanent | vorübergehend befristet vorläufig dauerhaft; ticket case request issue | ticket fall anfrage vorgang;
time hour minute duration long | zeit stunde minute dauer lange; trade union works council employee representatives | gewerkschaft betriebsrat personalrat arbeitnehmervertretung;
train course trainer classroom elearning | schulung kurs trainer seminar; transport carry bring take haul taxi | transport bringen befördern taxi;
trust confidence mistrust distrust | vertrauen misstrauen; trouble problem difficulty issue | problem schwierigkeit ärger; type kind sort category class | art typ kategorie klasse;
understand clear comprehend plain | verstehen verständlich klar; undo reverse rollback back revert | zurücksetzen rückgängig rückfall zurück;
unemployed job employment work | arbeitslos beschäftigung arbeit; update upgrade version release | aktualisierung version stand;
volunteer voluntary charity unpaid | freiwillig ehrenamtlich ehrenamt; wait waiting queue hold | warten wartezeit warteschlange; walk foot pedestrian | gehen fuß fußgänger;
war conflict military army | krieg militär; warn warning alert alarm | warnung warnen alarm; waste rubbish scrap garbage recycling | abfall müll ausschuss schrott;
watch observe monitor look | beobachten überwachen; weather rain snow storm | wetter regen schnee sturm; website site portal online page web | website portal internetseite webseite;
weight heavy kilogram tonne | gewicht schwer tonne; wheel tyre bicycle bike | rad reifen fahrrad; win winner award best top | gewinnen sieger zuschlag; window door gate | fenster tür tor;
woman mother daughter | frau mutter tochter; write wrote written note | schreiben schriftlich notiz; young youth teenager child | jung jugend kind;
contingency reserve surprise buffer unforeseen unexpected margin | reserve puffer unvorhergesehen überraschung rücklage;
discount rebate knock reduction bargain off | rabatt nachlass ermäßigung skonto preisnachlass;
leaver leave departure left resign former exit | ausscheiden austritt verlassen ehemalig weggang abgang; envelope letter mail post parcel stamp | umschlag brief post sendung kuvert;
kid child pupil son daughter toddler nursery kindergarten | kind kinder kita kindergarten schüler; teenager minor youth under-age adolescent | jugendliche minderjährig jugend;
club scheme programme membership member card loyalty points | club programm mitgliedschaft mitglied karte punkte;
swap change exchange replace switch migrate | wechsel austausch tauschen umstellen ablösen;
software system program application platform solution product | software system programm anwendung plattform lösung produkt;
invoice bill match agree tally reconcile | rechnung übereinstimmen abgleichen stimmen; twice double two duplicate again | zweimal doppelt zwei erneut;
person human somebody individual same one | person mensch jemand derselbe dieselbe selbe; release approve unlock activate enable | freigeben freischalten aktivieren entsperren;
create enter set set-up maintain record | anlegen erfassen einrichten eingeben pflegen; deduct withdraw debit collect direct-debit take | abbuchen einziehen lastschrift abheben;
consumer household customer citizen client | verbraucher haushalt kunde bürger; tired exhausted stress burden overworked wear ill | müde erschöpft belastung stress überlastet krank;
hall workshop plant factory site shopfloor production | halle werkstatt werk fabrik standort fertigung;
reachable available answer respond connected online | erreichbar verfügbar antworten verbunden; card badge terminal reader chip id | karte ausweis terminal lesegerät chip;
weekend day-off holiday off working hours outside | wochenende frei feiertag arbeitszeit außerhalb;
follow track trace position location movement | verfolgen position standort ortung bewegung; veto stop block prevent halt sign-off | veto stoppen verhindern blockieren aufhalten;
job order tour trip assignment task run | auftrag tour fahrt einsatz aufgabe; hand assign give allocate distribute dispatch | vergeben zuteilen verteilen zuweisen disponieren;
fare do perform succeed lose result | abschneiden ergehen ergebnis verlieren; assistant seller salesperson stylist advisor colleague | verkäufer verkäuferin berater mitarbeiterin;
notebook note notes paper book handwritten list | notizbuch notiz heft papier liste; scrap discontinue switched stopped ended abandoned | eingestellt beendet abgeschaltet aufgegeben;
leak breach disclosed published outside lost stolen data | datenpanne leck verletzung offengelegt nach außen; notice realise discover detect find | bemerken merken entdecken feststellen;
home kitchen remote telework homeoffice | zuhause heim homeoffice telearbeit mobil; force oblige compel must required made | zwingen verpflichten müssen pflicht;
register enrol sign-up apply application portal | anmelden registrieren antrag portal;
overload crash slow capacity simultaneous peak | überlastung absturz langsam kapazität gleichzeitig spitze;
vacancy vacant position applicant candidate salary | stelle unbesetzt frei bewerber gehalt; rent wage pay salary money compensation | lohn gehalt vergütung bezahlung;
alive support maintain run operate understand know | pflegen betreuen warten kennen betreiben; retire retirement pension old-age leave | ruhestand rente pension ausscheiden;
overseas abroad foreign country usa america virginia india outside eu | ausland übersee drittland usa amerika;
drawback catch weakness disadvantage downside shortcoming | haken nachteil schwäche mangel; cheapest lowest bid price cheap | billigste günstigste niedrigste preis;
strength advantage plus benefit | stärke vorteil plus; slip delay late behind miss deadline | verzug verspätung verschieben verpassen;
warn tell inform alert know notice | warnen informieren hinweisen wissen bescheid; assembly mount assemble part component casting | montage bauteil teil komponente guss;
spare part component stock | ersatzteil teil komponente lager; choke bottleneck slow constrain limit | engpass bremsen begrenzen;
paint coating spray varnish | lack lackieren lackiererei beschichtung; thin scarce tight low insufficient little | knapp gering dünn wenig;
vote ballot poll election agree unanimous | abstimmung wahl stimmen einstimmig; minutes protocol record meeting | protokoll niederschrift sitzung;
promise assure commit guarantee undertake | zusichern versprechen garantieren zusagen; fine penalty liable pay compensation breach | strafe vertragsstrafe haftung zahlen;
morning afternoon evening night noon early late | morgen vormittag nachmittag abend nacht früh spät; standstill stop idle nothing moved halt outage | stillstand stehen ausfall;
measure count calculate availability | messen zählen berechnen verfügbarkeit; responsible liable fault blame guilty | schuld verantwortlich haftbar verschulden;
equal opportunity women gender diversity | gleichstellung chancengleichheit frauen geschlecht;
works-council staff-council council representation employee | betriebsrat personalrat mitarbeitervertretung; lorry truck vehicle crew driver | lkw lastwagen fahrer fahrzeug;
stocktaking inventory count stock | inventur bestandsaufnahme zählung bestand; print printer paper copy scan | drucken drucker papier kopie scannen;
translate language english german french | übersetzen sprache englisch deutsch französisch; wash laundry clean | waschen wäsche reinigen;
heat heating gas oil boiler | heizung heizen gas öl wärme; light lamp electricity | licht lampe strom beleuchtung; tree wood forest timber | baum holz wald;
sea ship port container | see schiff hafen container; horse dog cat animal pet | pferd hund katze tier; music film art theatre | musik film kunst theater;
clothes fashion dress shoe textile wear | kleidung mode kleid schuh textil; bread bakery cake food | brot bäckerei kuchen; milk cheese dairy | milch käse molkerei;
beer wine drink beverage water | bier wein getränk wasser; sugar salt ingredient recipe | zucker salz zutat rezept; sick-note absence certificate doctor | krankmeldung attest arzt;
vaccine vaccination immunise | impfung impfstoff impfen; blood laboratory lab sample value | blut labor probe wert; operation surgery theatre operate | operation op eingriff;
pain hurt injury wound | schmerz verletzung wunde; church religion parish | kirche religion gemeinde; tax-office revenue fiscal | finanzamt steuer fiskus;
mayor council city councillor | bürgermeister rat stadtrat; passport identity card document permit | pass ausweis reisepass dokument;
marriage wedding divorce spouse | heirat hochzeit scheidung ehe; burglary break-in theft alarm | einbruch diebstahl alarm;
password code pin key credential | passwort code pin schlüssel kennwort; encrypt encryption cipher key protect | verschlüsseln verschlüsselung schlüssel;
backup restore recovery copy snapshot | sicherung wiederherstellung kopie; server hardware machine rack datacentre | server hardware rechner rechenzentrum;
cable wire fibre line network | kabel leitung glasfaser netz; signal mast tower antenna radio | signal mast turm antenne funk;
sim tariff contract prepaid mobile | sim tarif vertrag prepaid mobilfunk; roaming abroad travel mobile | roaming ausland reise;
meter reading consumption estimate | zähler ablesung verbrauch stand; disconnect cut-off lock switch-off supply | sperren sperrung abschalten trennen;
instalment rate monthly payment plan | rate abschlag ratenzahlung monatlich; interest loan mortgage rate | zins darlehen hypothek kredit;
share stock bond fund portfolio invest | aktie anleihe fonds depot anlage; money-laundering kyc suspicious identity sanctions | geldwäsche verdacht identität sanktionen;
inheritance heir will estate | erbe erben testament nachlass; premium policy claim cover insured | prämie police schaden deckung versichert;
storm wind hail flood weather damage | sturm wind hagel hochwasser schaden
`

const related = new Map<string, Set<string>>()
for (const thing of things.split(';')) {
  const [english = [], german = []] = thing.split('|').map((side) => side.trim().split(/\s+/))
  const terms = [...english.map(stemmers.en), ...german.map(stemmers.de)]
  for (const term of terms) {
    const known = related.get(term) ?? new Set<string>()
    for (const other of terms) if (other !== term) known.add(other)
    related.set(term, known)
  }
}

/** Terms that are said of the same things, in both languages. */
export const relatedTo = (term: string): readonly string[] => [...(related.get(term) ?? [])]
