// Draws an icon: the built widgets bring their icons along and take this from the kit, so that a page has it once.
export { createLucideIcon as default } from 'lucide-react';
