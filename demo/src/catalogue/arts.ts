import type { Field } from './field.ts'

export const arts: Field[] = [
  {
    key: 'arc',
    form: 'p',
    subjects: `
არქიტექტურის შესავალი | Introduction to Architecture | 5 | ls
არქიტექტურული ხაზვა | Architectural Drafting | 6
მხაზველობითი გეომეტრია | Descriptive Geometry | 5 | lp
ხატვა I | Drawing I | 5
არქიტექტურული დაპროექტება I | Architectural Design I | 8
არქიტექტურის ისტორია I | History of Architecture I | 5 | ls
ხატვა II | Drawing II | 5
არქიტექტურული დაპროექტება II | Architectural Design II | 8
არქიტექტურის ისტორია II | History of Architecture II | 5 | ls
კომპიუტერული დაპროექტება | Computer-Aided Design | 6
არქიტექტურული დაპროექტება III | Architectural Design III | 8
არქიტექტურული კონსტრუქციები | Architectural Structures | 6 | lp
ქართული ხუროთმოძღვრების ისტორია | History of Georgian Architecture | 5 | ls
არქიტექტურული დაპროექტება IV | Architectural Design IV | 8
ურბანული დაგეგმვის საფუძვლები | Foundations of Urban Planning | 6 | ls
შენობის საინჟინრო სისტემები | Building Services | 5 | ls
არქიტექტურული დაპროექტება V | Architectural Design V | 8
ლანდშაფტის არქიტექტურა | Landscape Architecture | 6
კულტურული მემკვიდრეობის დაცვა | Heritage Conservation | 5 | ls
არქიტექტურული აზომვა | Measured Survey | 5 | f
სამგანზომილებიანი ვიზუალიზაცია | Three-Dimensional Visualisation | 5
მდგრადი არქიტექტურა | Sustainable Architecture | 5 | ls
`,
  },
  {
    key: 'gra',
    form: 'p',
    subjects: `
დიზაინის საფუძვლები | Foundations of Design | 6
კომპოზიცია | Composition | 5
ფერთა თეორია | Colour Theory | 5 | lp
ტიპოგრაფია I | Typography I | 6
რასტრული და ვექტორული გრაფიკა | Raster and Vector Graphics | 6
დიზაინის ისტორია | History of Design | 5 | ls
ქართული შრიფტი და კალიგრაფია | Georgian Lettering and Calligraphy | 5
ტიპოგრაფია II | Typography II | 6
ილუსტრაცია | Illustration | 6
ფოტოგრაფია | Photography | 5
ბრენდის ვიზუალური იდენტობა | Visual Brand Identity | 6
სარედაქციო დიზაინი | Editorial Design | 6
ინტერფეისის დიზაინი | Interface Design | 6
მოძრავი გრაფიკა | Motion Graphics | 6
შეფუთვის დიზაინი | Packaging Design | 6
ვებდიზაინი | Web Design | 6
პლაკატის ხელოვნება | Poster Art | 5
ინფოგრაფიკა | Infographics | 5
პორტფოლიოს შექმნა | Portfolio Development | 5
`,
  },
  {
    key: 'fil',
    form: 'p',
    subjects: `
კინოს ისტორია I | History of Cinema I | 5 | ls
რეჟისურის საფუძვლები | Foundations of Directing | 6
სცენარის წერა I | Screenwriting I | 5 | s
კინოს ისტორია II | History of Cinema II | 5 | ls
საოპერატორო ხელოვნება I | Cinematography I | 6
მონტაჟის საფუძვლები | Foundations of Editing | 6
სცენარის წერა II | Screenwriting II | 5 | s
მსახიობთან მუშაობა | Working with Actors | 6
ხმის რეჟისურა | Sound Design | 5
ქართული კინოს ისტორია | History of Georgian Cinema | 5 | ls
დოკუმენტური კინოს რეჟისურა | Documentary Directing | 6
საოპერატორო ხელოვნება II | Cinematography II | 6
კინოდრამატურგია | Film Dramaturgy | 5 | ls
მოკლემეტრაჟიანი ფილმი | Short Film | 8
კინოპროდიუსინგი | Film Production | 5 | ls
სატელევიზიო რეჟისურა | Television Directing | 6
ანიმაციის საფუძვლები | Foundations of Animation | 5
კინოკრიტიკა | Film Criticism | 5 | s
განათება კინოში | Lighting for Film | 5
`,
  },
]
