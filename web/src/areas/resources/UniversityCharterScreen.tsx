import { Document } from './Document.tsx'

const UniversityCharterScreen = () => <Document name="university-charter" />

export default UniversityCharterScreen
