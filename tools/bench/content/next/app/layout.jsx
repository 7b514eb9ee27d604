export const metadata = { title: 'Content' };

export default function Layout({ children }) {
  return (
    <html lang="fr-CA">
      <body>{children}</body>
    </html>
  );
}
