import { StyleRegistry } from './StyleRegistry.jsx';

export const metadata = { title: 'Guest' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
