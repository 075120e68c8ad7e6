import type { Field } from './field.ts'

export const engineering: Field[] = [
  {
    key: 'csc',
    form: 'll',
    subjects: `
პროგრამირების საფუძვლები | Introduction to Programming | 6
კომპიუტერული მეცნიერების შესავალი | Introduction to Computer Science | 5
ობიექტზე ორიენტირებული პროგრამირება | Object-Oriented Programming | 6
კომპიუტერის არქიტექტურა | Computer Architecture | 5
მონაცემთა სტრუქტურები | Data Structures | 6
მონაცემთა ბაზები | Databases | 6
ალგორითმების ანალიზი | Analysis of Algorithms | 6
ოპერაციული სისტემები | Operating Systems | 6
კომპიუტერული ქსელები | Computer Networks | 6
პროგრამული უზრუნველყოფის ინჟინერია | Software Engineering | 6 | lp
ვებტექნოლოგიები | Web Technologies | 6
ფორმალური ენები და ავტომატები | Formal Languages and Automata | 5 | ls
ხელოვნური ინტელექტის საფუძვლები | Foundations of Artificial Intelligence | 6
ადამიანისა და კომპიუტერის ურთიერთქმედება | Human–Computer Interaction | 5 | lp
ინფორმაციული უსაფრთხოების საფუძვლები | Foundations of Information Security | 5
პარალელური და განაწილებული სისტემები | Parallel and Distributed Systems | 6
გუნდური პროექტი | Team Project | 6 | p
კომპიუტერული გრაფიკა | Computer Graphics | 5
მობილური აპლიკაციების შექმნა | Mobile Application Development | 5
კომპილატორები | Compilers | 5
ღრუბლოვანი ტექნოლოგიები | Cloud Technologies | 5
ნივთების ინტერნეტი | Internet of Things | 5
კომპიუტერული თამაშების შექმნა | Game Development | 5
პროფესიული ეთიკა საინფორმაციო ტექნოლოგიებში | Professional Ethics in Information Technology | 5 | d
`,
  },
  {
    key: 'swe',
    form: 'lp',
    subjects: `
პროგრამული უზრუნველყოფის არქიტექტურა | Software Architecture | 6
პროგრამული უზრუნველყოფის ტესტირება | Software Testing | 6
დაპროექტების შაბლონები | Design Patterns | 6
უწყვეტი ინტეგრაცია და მიწოდება | Continuous Integration and Delivery | 6
მოთხოვნათა ინჟინერია | Requirements Engineering | 6
`,
  },
  {
    key: 'dai',
    form: 'll',
    subjects: `
მანქანური სწავლების საფუძვლები | Foundations of Machine Learning | 6
მონაცემთა ვიზუალიზაცია | Data Visualisation | 6
ბუნებრივი ენის დამუშავება | Natural Language Processing | 6
ნეირონული ქსელები | Neural Networks | 6
დიდი მონაცემების დამუშავება | Big Data Processing | 6
`,
  },
  {
    key: 'sec',
    form: 'll',
    subjects: `
კრიპტოგრაფია | Cryptography | 6
ქსელური უსაფრთხოება | Network Security | 6
უსაფრთხო პროგრამირება | Secure Programming | 6
ეთიკური ჰაკინგი | Ethical Hacking | 6
ციფრული კრიმინალისტიკა | Digital Forensics | 6
`,
  },
  {
    key: 'isy',
    form: 'lp',
    subjects: `
ინფორმაციული სისტემების შესავალი | Introduction to Information Systems | 5
სისტემების ანალიზი და დაპროექტება | Systems Analysis and Design | 6
ბიზნესპროცესების მოდელირება | Business Process Modelling | 5
ინფორმაციული სისტემების მართვა | Management of Information Systems | 5
მონაცემთა საცავები | Data Warehouses | 6
საწარმოს რესურსების დაგეგმვის სისტემები | Enterprise Resource Planning Systems | 6
ბიზნესანალიტიკა | Business Analytics | 6
IT პროექტების მართვა | IT Project Management | 5
IT აუდიტი და კონტროლი | IT Audit and Control | 5
ელექტრონული მმართველობა | E-Government | 5 | d
ქსელების ადმინისტრირება | Network Administration | 6 | ll
სერვერების ადმინისტრირება | Server Administration | 6 | ll
`,
  },
  {
    key: 'civ',
    form: 'lp',
    subjects: `
საინჟინრო გრაფიკა | Engineering Graphics | 5
თეორიული მექანიკა | Theoretical Mechanics | 6
სამშენებლო მასალები | Construction Materials | 5 | ll
მასალათა გამძლეობა | Strength of Materials | 6
საინჟინრო გეოდეზია | Engineering Geodesy | 5 | f
საინჟინრო გეოლოგია | Engineering Geology | 5 | ll
სამშენებლო მექანიკა I | Structural Mechanics I | 6
ჰიდრავლიკა | Hydraulics | 5 | ll
სამშენებლო მექანიკა II | Structural Mechanics II | 6
გრუნტების მექანიკა და ფუძე-საძირკვლები | Soil Mechanics and Foundations | 6 | ll
რკინაბეტონის კონსტრუქციები I | Reinforced Concrete Structures I | 6
ლითონის კონსტრუქციები | Steel Structures | 6
რკინაბეტონის კონსტრუქციები II | Reinforced Concrete Structures II | 6
სეისმომედეგი მშენებლობა | Earthquake-Resistant Construction | 6
მშენებლობის ტექნოლოგია | Construction Technology | 5
მშენებლობის ორგანიზაცია და მართვა | Construction Management | 5
ხარჯთაღრიცხვა | Cost Estimation | 5
შენობის ინფორმაციული მოდელირება | Building Information Modelling | 6 | p
წყალმომარაგება და წყალარინება | Water Supply and Sewerage | 5
საავტომობილო გზები | Motor Roads | 5
ხიდები და გვირაბები | Bridges and Tunnels | 5
შენობების ენერგოეფექტურობა | Energy Efficiency of Buildings | 5
შრომის უსაფრთხოება მშენებლობაში | Occupational Safety in Construction | 5 | d
`,
  },
  {
    key: 'dsc',
    form: 'll',
    subjects: `
სტატისტიკური მოდელირება | Statistical Modelling | 6
მანქანური სწავლება | Machine Learning | 6
მონაცემთა ინჟინერია | Data Engineering | 6
ოპტიმიზაციის მეთოდები | Optimisation Methods | 6 | ls
ღრმა სწავლება | Deep Learning | 6
დროითი მწკრივების ანალიზი | Time Series Analysis | 6
კომპიუტერული ხედვა | Computer Vision | 6
ბაიესური მეთოდები | Bayesian Methods | 6 | ls
ტექსტის ანალიზი | Text Analytics | 6
მონაცემთა ეთიკა და სამართალი | Data Ethics and Law | 6 | d
სარეკომენდაციო სისტემები | Recommender Systems | 6
სამეცნიერო სემინარი მონაცემთა მეცნიერებაში | Research Seminar in Data Science | 6 | s
`,
  },
]
