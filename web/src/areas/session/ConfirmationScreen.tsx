const ConfirmationScreen = () => <main className="entry" />

export default ConfirmationScreen
