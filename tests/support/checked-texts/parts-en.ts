// What English texts for the check are made of: sentences of every day, right ones that look wrong, words to fill in.

/** What a text is about: the matter, its work, its things. */
export const topicsEn: readonly (readonly [matter: string, task: string, thing: string])[] = [
  ['winter supply', 'equipment inspection', 'compressor'],
  ['network security', 'patching', 'workstation'],
  ['safety at work', 'hazard review', 'confined space'],
  ['the annual budget', 'cost estimate', 'research project'],
  ['induction training', 'mentoring', 'training manual'],
  ['water monitoring', 'sampling', 'monitoring station'],
  ['digital archives', 'cataloguing', 'archive box'],
  ['contract management', 'contract review', 'supplier'],
  ['the pipeline study', 'field survey', 'river crossing'],
  ['energy saving', 'efficiency testing', 'pump'],
];

/** Who does things here. */
export const unitsEn = [
  'International Cooperation',
  'the Digital Centre',
  'Safety and Environment',
  'General Administration',
  'the Equipment Department',
] as const;

/** Headings of the first level. */
export const headingsEn = [
  'Background',
  'Purpose and scope',
  'What was done',
  'Results so far',
  'Open questions',
  'Risks',
  'Next steps',
  'Responsibilities',
  'Timetable',
  'What we ask of you',
] as const;

/** Headings of the second level. */
export const subheadingsEn = [
  'Records',
  'Staff and training',
  'Equipment',
  'Cost',
  'Reporting',
  'Quality',
  'Suppliers',
  'Lessons learned',
] as const;

/** How a text begins. */
export const openingsEn = [
  'This paper sets out how {dept} will organise {task} for {matter}, and what it needs from other units.',
  'As agreed at the last meeting, we report on {matter} and on the progress of {task}.',
  'Since the beginning of the year, {matter} has moved into its main phase; the main points are given below.',
  'The meeting of {past} asked {dept} to review {task}. The findings are set out below.',
] as const;

/** Sentences without anything special. */
export const plainEn = [
  'Each unit keeps a register of every {thing}, names one person who maintains it, and updates it monthly.',
  'The work is divided into three stages, and each stage ends with a short written review.',
  '{Dept} coordinates the work; the other units support it with staff and data.',
  'Most of the findings could be corrected at once, while the others need a plan and a budget.',
  'The older parts are no longer made, so repairs take longer and cost more than expected.',
  'Staff were trained in small groups, partly in class and partly on site.',
  'The figures are based on the records of the stations and were checked by two people.',
  'No serious hazard was found, although several records were incomplete.',
  'Costs are covered by the annual budget and do not reduce other programmes.',
  'The supplier has to provide full certificates before any {thing} is accepted.',
  'During the change, both systems run side by side, and no service is interrupted.',
  'Compared with last year, failures have become rarer and repairs are finished sooner.',
  'The main difficulty is a shortage of experienced people, who work on several projects at once.',
  'We suggest keeping the present schedule and adding one more team in spring.',
  'Every incident is reported to the person in charge, who decides on further measures.',
  'The draft was discussed with the units concerned and amended where they asked for it.',
  'Where a unit has found a better way of working, it is welcome to share it.',
  'The register shows the place, the age, and the condition of each {thing}.',
  'Access to the files is limited to those who need them for their work.',
  'The results are published on the internal pages and discussed at the monthly meeting.',
  'Two of the sites are difficult to reach in winter, which makes planning harder.',
  'A second review is planned, because the first one covered only half of the sites.',
  'Good preparation saves time later, and it keeps the number of changes small.',
  'The team has asked for additional storage, since the old one is nearly full.',
] as const;

/** Sentences that are right and look as if they were not. */
export const trapsEn = [
  'The line is 12.5 km long, has a diameter of 250 mm, and runs at 6.3 MPa (63 bar).',
  'Consumption fell by 3.75 % to 1,286,400 kWh, i.e. less than in any year since 2019.',
  'He said, “The word ‘promptly’ needs a number,” and the meeting agreed.',
  'The description is at https://oa.yuanheng.example/portal?dept=hr,ops;v=2 and is open to all units.',
  'Questions go to nora.eriksen@yuanheng.example or to the service desk (extension 208).',
  'The field that had had the most failures was tested first.',
  'We know that that part of the plan is the hardest.',
  'Readings are taken at 08:00, 16:00 and 24:00; the ratio of samples is 3:7.',
  'Version 2.10.3 replaces version 2.9; see section 4.1.2 and figure 3.',
  'The site near Zhongwei (中卫) and the one at Yan’an (延安) are included.',
  'The document “关于做好冬季能源保供工作的通知” applies to all sites, including those abroad.',
  'Please return the form by {due}; later forms cannot be considered.',
  'The closing meeting is on {dueW} at 9 a.m. in room 3.12.',
  'The survey runs from {spanFrom} to {spanTo}, weather permitting.',
  'The first units were delivered on {past}, as planned.',
  'Three points matter: (1) the records, (2) the sites, and (3) the people.',
  'We compared (a) the old register, (b) the new one, and (c) what stands on site.',
  'First, the register is checked. Second, the sites are visited. Third, the findings are discussed.',
  'The terms “shall”, “should” and “may” are used as in ISO/IEC Directives, Part 2.',
  'Prices are quoted in euros (EUR), e.g. EUR 4,800.50 per unit incl. VAT.',
  'The laptop stops when it develops a fault; the shops on site do not keep spare ones.',
  'Run `npm run build` first; the log is written to `logs/app.log`.',
  'Ms. Eriksen and Mr. Hughes represent the group at the U.S. partner’s office.',
  'Temperatures between -15 °C and +40 °C are covered; see GB/T 9704-2012.',
  'Is the schedule realistic? Yes, if the weather holds!',
  'The word list (see annex A.1; not translated) is kept by the archive...',
  'What remains -- the western section, mainly -- is planned for next year.',
  'The value rose from 0.12 to 0.35, i.e. by a factor of 2.9.',
  'The files are at http://git.yuanheng.example/bench/readme?tab=docs,ops;1 and may be copied.',
  'Write to ops-desk@yuanheng.example (weekdays only) or ring extension 301.',
  'He said that that was not what had been agreed.',
  'What the plan is is not yet decided, nor is its cost.',
  'The group visited Xi’an (西安，陕西省) and two further sites.',
  'The sign “出口” marks the exit; “入口”, the entrance.',
  'The contract runs from 1 March {year} to 28 February {nextYear}.',
  'The meeting planned for {past} was moved to {dueW}.',
  'The report for {lastYear} appeared on {past}; the one for {year} follows.',
  'From 1 January {nextYear} both forms may be used.',
  'Office hours are 9:00 to 17:30; the night shift runs from 22:00 to 6:00.',
  'The address is 10.20.3.15:8080, and the port must not be changed.',
  'Version 1.0 was replaced by 2.0 (see report_v2.docx, p. 12).',
  'Ask for Dr. Hughes, Ph.D., or for Mrs. Eriksen (Tues. to Thurs.).',
  'She wrote: “Do it now!” and left.',
  'The dogs’ kennels, the men’s room and the unit’s store were checked.',
  'Options are listed as a), b) and c) in the annex.',
  'Is 3/4 of the work done? Nearly: 74.5 %, to be exact.',
  'The formula is y = a + b·x, where a = 0.35 and b = 1.2.',
  'Items 1, 2, 5 and 9 of the list are closed.',
  'The second and the third stage overlap; the first does not.',
  'In section 3(2)(a) the word “may” is used.',
  'The so-called “quick check” (ca. 15 min.) is enough here.',
  'Long, long before the project began, the site was a farm.',
  'The staff moved in in spring, and work goes on on Monday.',
  'Where the leak is is now known; whoever was on duty noted it.',
  'The well-known three-stage plan (see p. 4 ff.) was kept.',
  'The unit’s budget -- some EUR 1.2 m -- covers 2026/27.',
] as const;

/** Sentences that stand in many documents and may stand there again. */
export const stockEn = ['Please contact General Administration with any questions.'] as const;

/** Tables: the head, then rows. */
export const tablesEn: readonly (readonly (readonly string[])[])[] = [
  [
    ['Item', 'Progress', 'Expected'],
    ['Survey', '70 %', '4 December'],
    ['Report', '40 %', '11 December'],
  ],
  [
    ['No.', 'Name', 'Quantity', 'Price (EUR)'],
    ['1', 'Gas detector', '16', '4,800.50'],
    ['2', 'Lamp', '45', '269.00'],
  ],
];

/** Lists whose items end with a sign or are bare names. */
export const listsEn: readonly (readonly string[])[] = [
  ['Check the records of each station.', 'Visit the sites in turn.', 'Report what was found.'],
  ['identity card', 'training certificate', 'recent photograph'],
  ['the compressor hall;', 'the pump station;', 'the control room.'],
];

/** Steps that are numbered by their writer: 1. 2. 3. */
export const stepsEn: readonly (readonly string[])[] = [
  ['Compare the register with what stands on site.', 'Note the state of every valve.', 'Report deviations.'],
  ['The head of the unit checks the request.', 'The director decides.', 'The archive files the result.'],
  [
    'Close the ports that are not needed.',
    'Install the updates.',
    'Change weak passwords.',
    'Test the alarm.',
  ],
];
