// Creates icons. The built widgets contain their icon data and import this function from the kit, so that a page loads
// it once.
export { createLucideIcon as default } from 'lucide-react';
