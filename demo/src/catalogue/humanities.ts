import type { Field } from './field.ts'

export const humanities: Field[] = [
  {
    key: 'psy',
    form: 'ls',
    subjects: `
ფსიქოლოგიის შესავალი | Introduction to Psychology | 5
ზოგადი ფსიქოლოგია I | General Psychology I | 6
ფსიქოლოგიის ისტორია | History of Psychology | 5
ზოგადი ფსიქოლოგია II | General Psychology II | 6
სტატისტიკა ფსიქოლოგიაში | Statistics in Psychology | 6 | lp
განვითარების ფსიქოლოგია | Developmental Psychology | 6
ნეიროფსიქოლოგიის საფუძვლები | Foundations of Neuropsychology | 5
სოციალური ფსიქოლოგია | Social Psychology | 6
ექსპერიმენტული ფსიქოლოგია | Experimental Psychology | 6 | ll
პიროვნების თეორიები | Theories of Personality | 6
ფსიქოლოგიური შეფასება და ტესტირება | Psychological Assessment and Testing | 6 | lp
კოგნიტური ფსიქოლოგია | Cognitive Psychology | 6
კლინიკური ფსიქოლოგია | Clinical Psychology | 6
განათლების ფსიქოლოგია | Educational Psychology | 5
ორგანიზაციული ფსიქოლოგია | Organisational Psychology | 5
ფსიქოლოგიური კონსულტირება | Psychological Counselling | 6 | lp
ფსიქოპათოლოგია | Psychopathology | 5
ფსიქოლოგის პროფესიული ეთიკა | Professional Ethics of the Psychologist | 5 | d
ოჯახის ფსიქოლოგია | Family Psychology | 5
ემოცია და მოტივაცია | Emotion and Motivation | 5
სპორტის ფსიქოლოგია | Sport Psychology | 5
სამართლის ფსიქოლოგია | Psychology and Law | 5
`,
  },
  {
    key: 'jou',
    form: 'lp',
    subjects: `
ჟურნალისტიკის საფუძვლები | Foundations of Journalism | 6
მასობრივი კომუნიკაციის თეორიები | Theories of Mass Communication | 5 | ls
საინფორმაციო ჟურნალისტიკა | News Reporting | 6
მედიის ისტორია | History of the Media | 5 | ls
მედიასამართალი და ეთიკა | Media Law and Ethics | 5 | ls
ფოტოჟურნალისტიკა | Photojournalism | 5 | p
რადიოჟურნალისტიკა | Radio Journalism | 6 | p
ტელეჟურნალისტიკა I | Television Journalism I | 6 | p
ინტერვიუს ხელოვნება | The Art of Interviewing | 5 | s
ონლაინ ჟურნალისტიკა | Online Journalism | 6
ტელეჟურნალისტიკა II | Television Journalism II | 6 | p
საგამოძიებო ჟურნალისტიკა | Investigative Journalism | 6
მონაცემთა ჟურნალისტიკა | Data Journalism | 5
საზოგადოებასთან ურთიერთობა | Public Relations | 5 | ls
რედაქტირება და სტილისტიკა | Editing and Style | 5 | s
მედიაკვლევის მეთოდები | Methods of Media Research | 5 | ls
დოკუმენტური ფილმი | Documentary Film | 6 | p
მედიამენეჯმენტი | Media Management | 5 | ls
პოლიტიკური კომუნიკაცია | Political Communication | 5 | ls
მედიაწიგნიერება | Media Literacy | 5 | d
პოდკასტის შექმნა | Podcast Production | 5 | p
`,
  },
  {
    key: 'irl',
    form: 'ls',
    subjects: `
საერთაშორისო ურთიერთობების შესავალი | Introduction to International Relations | 6
პოლიტიკის მეცნიერების საფუძვლები | Foundations of Political Science | 6
საერთაშორისო ურთიერთობების ისტორია I | History of International Relations I | 5
პოლიტიკური გეოგრაფია | Political Geography | 5
საერთაშორისო ურთიერთობების ისტორია II | History of International Relations II | 5
საერთაშორისო ურთიერთობების თეორიები | Theories of International Relations | 6
საერთაშორისო ორგანიზაციები | International Organisations | 5
შედარებითი პოლიტიკა | Comparative Politics | 6
საგარეო პოლიტიკის ანალიზი | Foreign Policy Analysis | 6
საერთაშორისო სამართლის საფუძვლები | Foundations of International Law | 5
საერთაშორისო უსაფრთხოება | International Security | 6
საერთაშორისო პოლიტიკური ეკონომიკა | International Political Economy | 6
ევროინტეგრაცია | European Integration | 5
დიპლომატიის თეორია და პრაქტიკა | Theory and Practice of Diplomacy | 6 | lsp
საქართველოს საგარეო პოლიტიკა | Foreign Policy of Georgia | 5
კონფლიქტების კვლევა და მშვიდობის მშენებლობა | Conflict Studies and Peacebuilding | 5
სამხრეთ კავკასიის პოლიტიკა | Politics of the South Caucasus | 5
ენერგეტიკული უსაფრთხოება | Energy Security | 5
ამერიკის შეერთებული შტატების საგარეო პოლიტიკა | Foreign Policy of the United States | 5
ახლო აღმოსავლეთის პოლიტიკა | Politics of the Middle East | 5
მიგრაცია და საერთაშორისო პოლიტიკა | Migration and World Politics | 5
გაეროს მოდელირება | Model United Nations | 5 | p
`,
  },
  {
    key: 'geo',
    form: 'ls',
    subjects: `
ენათმეცნიერების შესავალი | Introduction to Linguistics | 6
ლიტერატურათმცოდნეობის შესავალი | Introduction to Literary Studies | 6
ქართული ფოლკლორი | Georgian Folklore | 5
ძველი ქართული ენა | Old Georgian Language | 6
თანამედროვე ქართული ენა I | Modern Georgian Language I | 6
ძველი ქართული ლიტერატურა I | Old Georgian Literature I | 6
თანამედროვე ქართული ენა II | Modern Georgian Language II | 6
ძველი ქართული ლიტერატურა II | Old Georgian Literature II | 6
ანტიკური ლიტერატურა | Literature of Antiquity | 5
რუსთველოლოგია | Rustaveli Studies | 6
XIX საუკუნის ქართული ლიტერატურა | Georgian Literature of the 19th Century | 6
ქართული დიალექტოლოგია | Georgian Dialectology | 5
ევროპული ლიტერატურის ისტორია | History of European Literature | 5
XX საუკუნის ქართული ლიტერატურა | Georgian Literature of the 20th Century | 6
ქართველური ენები | The Kartvelian Languages | 5
ქართული ენის ისტორია | History of the Georgian Language | 6
ტექსტოლოგია და ხელნაწერთმცოდნეობა | Textual Criticism and Manuscript Studies | 5
თარგმანის თეორია და პრაქტიკა | Theory and Practice of Translation | 5 | lp
თანამედროვე ქართული პროზა | Contemporary Georgian Prose | 5
შემოქმედებითი წერა | Creative Writing | 5 | s
ლექსიკოგრაფია | Lexicography | 5 | lp
`,
  },
  {
    key: 'pad',
    form: 'ls',
    subjects: `
საჯარო მმართველობის თეორიები | Theories of Public Administration | 6
საჯარო პოლიტიკის ანალიზი | Public Policy Analysis | 6
საჯარო ფინანსები და ბიუჯეტირება | Public Finance and Budgeting | 6 | lp
საჯარო სამსახურის სამართალი | Law of the Public Service | 6
ადამიანური რესურსები საჯარო სექტორში | Human Resources in the Public Sector | 6
კვლევის მეთოდები საჯარო პოლიტიკაში | Research Methods in Public Policy | 6 | lp
ციფრული სახელმწიფო | Digital State | 6 | d
ეთიკა და კორუფციის პრევენცია | Ethics and the Prevention of Corruption | 6
`,
  },
  {
    key: 'plo',
    form: 'ls',
    subjects: `
ადგილობრივი თვითმმართველობა | Local Self-Government | 6
მუნიციპალური მომსახურება | Municipal Services | 6
რეგიონული განვითარების დაგეგმვა | Planning of Regional Development | 6
მოქალაქეთა ჩართულობა | Civic Participation | 6
`,
  },
  {
    key: 'ppo',
    form: 'ls',
    subjects: `
რეგულირების გავლენის შეფასება | Regulatory Impact Assessment | 6
პროგრამების მონიტორინგი და შეფასება | Programme Monitoring and Evaluation | 6 | lp
სოციალური პოლიტიკა | Social Policy | 6
სტრატეგიული დაგეგმვა საჯარო სექტორში | Strategic Planning in the Public Sector | 6
`,
  },
]
