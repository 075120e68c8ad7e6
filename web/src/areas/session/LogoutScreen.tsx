const LogoutScreen = () => <main className="entry" />

export default LogoutScreen
