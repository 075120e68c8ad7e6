import { DocumentScreen } from './DocumentScreen.tsx'

const UniversityCharterScreen = () => <DocumentScreen name="university-charter" />

export default UniversityCharterScreen
