import { useParams } from '@tanstack/react-router'
import { DocumentScreen } from './DocumentScreen.tsx'

const ResourceScreen = () => {
  const { name = '' }: { name?: string } = useParams({ strict: false })
  return <DocumentScreen key={name} name={name} />
}

export default ResourceScreen
